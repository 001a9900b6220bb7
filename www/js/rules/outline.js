/**
 * What the rules page tells, in which order. Words are in text/rules.
 *
 * For each rule there is the key of its words, the texts it comes from, the examples that show it, and the engine's
 * dials that it explains.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").Dials} Dials
 * @typedef {"agm" | "wiki" | "pallanguzhi" | "kalah" | "told"} SourceId
 * @typedef {{
 *   rule: string, sources?: Partial<Record<SourceId, string>>, examples?: string[], dials?: Partial<Dials>,
 *   clauses: string[] }} Rule
 *   `sources`: the texts that say so, each with the heading under which it does. `clauses`: of docs/rules.md, for the
 *   tests.
 */

const sow = "How to Play";
const overview = "Overview";

/** What holds for every game. @type {Rule[]} */
export const basics = [
  { rule: "board", sources: { wiki: "Initial setup", agm: "Board" }, examples: ["names"], clauses: ["B1", "B2"] },
  { rule: "hand", sources: { agm: sow, kalah: "Sowing: how a move works" }, clauses: ["S1", "S5"] },
  { rule: "allRound", sources: { kalah: "Sowing: how a move works" }, examples: ["allRound"], clauses: ["S2"] },
  { rule: "must", sources: { agm: sow, kalah: "Sowing: how a move works" }, clauses: ["S7"] },
];

/** The rules of each game, as a person learns them. @type {Record<VariantId, Rule[]>} */
export const games = {
  "ali-guli-mane": [
    {
      rule: "fives",
      sources: { agm: "Board", wiki: "Initial setup" },
      examples: ["agmOpening"],
      dials: { ring: "beside" },
      clauses: ["A7"],
    },
    { rule: "sow", sources: { agm: sow }, examples: ["agmSow"], dials: { ways: "anticlockwise" }, clauses: ["S1"] },
    {
      rule: "relay",
      sources: { agm: sow, wiki: "Turns" },
      examples: ["agmRelay"],
      dials: { relay: "fromNext" },
      clauses: ["A1"],
    },
    {
      rule: "saada",
      sources: { agm: "Capturing", wiki: "Turns" },
      examples: ["agmCapture", "agmAcross", "agmNothing"],
      dials: { capture: "nextAndOpposite", ripe: "never" },
      clauses: ["A2"],
    },
    { rule: "rowEnd", sources: { agm: "Capturing" }, examples: ["agmRowEnd"], clauses: ["A3"] },
    {
      rule: "second",
      sources: { agm: sow, wiki: "Turns" },
      examples: ["agmSecond", "agmNoSecond"],
      dials: { again: "onceAfterCapture" },
      clauses: ["A4"],
    },
    {
      rule: "stuck",
      sources: { agm: "End of Game and Winning" },
      examples: ["agmEnd", "agmNotYet"],
      dials: { end: "stuck", keep: "nobody" },
      clauses: ["A5", "A6"],
    },
    {
      rule: "rounds",
      sources: { agm: "End of Game and Winning", wiki: "Multiple matches" },
      examples: ["agmRound"],
      dials: { rounds: "untilNoHole" },
      clauses: ["A7"],
    },
  ],
  "ali-guli-mane-either-way": [
    {
      rule: "fives",
      sources: { wiki: "Initial setup" },
      examples: ["eitherOpening"],
      dials: { ring: "beside" },
      clauses: ["A7"],
    },
    {
      rule: "eitherWay",
      sources: { wiki: "Turns" },
      examples: ["eitherRight", "eitherLeft"],
      dials: { ways: "both" },
      clauses: ["W1"],
    },
    {
      rule: "keepsWay",
      sources: { wiki: "Turns" },
      examples: ["eitherRelay"],
      dials: { relay: "fromNext" },
      clauses: ["A1", "W1"],
    },
    {
      rule: "saada",
      sources: { wiki: "Turns" },
      examples: ["eitherText"],
      dials: { capture: "nextAndOpposite", ripe: "never" },
      clauses: ["A2"],
    },
    { rule: "rowEnd", sources: { wiki: "Turns" }, examples: ["eitherRowEnd"], clauses: ["A3"] },
    {
      rule: "chooseAnew",
      sources: { wiki: "Turns" },
      examples: ["eitherSecond"],
      dials: { again: "onceAfterCapture" },
      clauses: ["A4", "W1"],
    },
    {
      rule: "stuckToo",
      sources: { wiki: "Termination", agm: "End of Game and Winning" },
      examples: ["eitherEnd"],
      dials: { end: "stuck", keep: "nobody" },
      clauses: ["A5", "A6"],
    },
    {
      rule: "rounds",
      sources: { wiki: "Multiple matches" },
      examples: ["eitherRound"],
      dials: { rounds: "untilNoHole" },
      clauses: ["A7"],
    },
  ],
  pallanguzhi: [
    {
      rule: "twelves",
      sources: { pallanguzhi: overview },
      examples: ["pallanguzhi148"],
      dials: { ring: "beside" },
      clauses: ["P1"],
    },
    {
      rule: "sow",
      sources: { pallanguzhi: overview },
      examples: ["pallanguzhiSow"],
      dials: { ways: "anticlockwise" },
      clauses: ["S1"],
    },
    {
      rule: "relay",
      sources: { pallanguzhi: overview },
      examples: ["pallanguzhiRelay"],
      dials: { relay: "fromNext" },
      clauses: ["P3"],
    },
    {
      rule: "six",
      sources: { pallanguzhi: overview },
      examples: ["sixInPassing", "sixAtLast"],
      dials: { ripe: "sixToSower" },
      clauses: ["P2"],
    },
    {
      rule: "goOn",
      sources: { pallanguzhi: overview },
      examples: ["goOn"],
      dials: { capture: "nextAndSowOn" },
      clauses: ["P4"],
    },
    {
      rule: "twoEmpty",
      sources: { pallanguzhi: overview },
      examples: ["twoEmpty"],
      dials: { again: "never" },
      clauses: ["P4"],
    },
    {
      rule: "ownRow",
      sources: { pallanguzhi: overview },
      examples: ["pallanguzhiEnd"],
      dials: { end: "stuck", keep: "ownRow" },
      clauses: ["P5"],
    },
    {
      rule: "fewerThanSix",
      sources: { pallanguzhi: overview },
      examples: ["pallanguzhiRound"],
      dials: { rounds: "untilFewerThanSix" },
      clauses: ["P6"],
    },
  ],
  "pallanguzhi-traditional": [
    { rule: "sixes", sources: { told: "" }, examples: ["cowOpening"], dials: { ring: "beside" }, clauses: ["T1"] },
    {
      rule: "sow",
      sources: { pallanguzhi: overview },
      examples: ["cowSow"],
      dials: { ways: "anticlockwise" },
      clauses: ["S1"],
    },
    {
      rule: "relay",
      sources: { pallanguzhi: overview },
      examples: ["cowRelay"],
      dials: { relay: "fromNext" },
      clauses: ["P3"],
    },
    {
      rule: "cow",
      sources: { told: "" },
      examples: ["cowMine", "cowTheirs"],
      dials: { ripe: "fourToRowOwner" },
      clauses: ["T1"],
    },
    {
      rule: "takeAndStop",
      sources: { told: "" },
      examples: ["cowCapture"],
      dials: { capture: "next" },
      clauses: ["T2"],
    },
    {
      rule: "twoEmpty",
      sources: { pallanguzhi: overview },
      examples: ["cowTwoEmpty"],
      dials: { again: "never" },
      clauses: ["P4"],
    },
    {
      rule: "ownRow",
      sources: { pallanguzhi: overview },
      examples: ["cowEnd"],
      dials: { end: "stuck", keep: "ownRow" },
      clauses: ["P5"],
    },
    {
      rule: "fewerThanSix",
      sources: { pallanguzhi: overview },
      examples: ["cowRound"],
      dials: { rounds: "untilFewerThanSix" },
      clauses: ["P6"],
    },
  ],
  kalah: [
    { rule: "fours", sources: { kalah: "The board and the setup" }, examples: ["kalahOpening"], clauses: ["K5"] },
    {
      rule: "oneLap",
      sources: { kalah: "Sowing: how a move works" },
      examples: ["kalahSow", "kalahSkip"],
      dials: { ways: "anticlockwise", ring: "ownBank", relay: "never" },
      clauses: ["S1"],
    },
    {
      rule: "ownBank",
      sources: { kalah: "Extra turns" },
      examples: ["kalahAgain", "kalahChain"],
      dials: { again: "ownBank" },
      clauses: ["K1"],
    },
    {
      rule: "opposite",
      sources: { kalah: "Capturing" },
      examples: ["kalahCapture", "kalahNothing", "kalahTheirs"],
      dials: { capture: "landingAndOpposite", ripe: "never" },
      clauses: ["K2"],
    },
    {
      rule: "thirteen",
      sources: { kalah: "Sowing: how a move works" },
      examples: ["kalahRound"],
      clauses: ["K2", "S2"],
    },
    {
      rule: "rowEmpty",
      sources: { kalah: "The end of the game" },
      examples: ["kalahEnd"],
      dials: { end: "rowEmpty", keep: "ownRow", rounds: "one" },
      clauses: ["K4", "K5"],
    },
  ],
  avalanche: [
    { rule: "fours", sources: { kalah: "The board and the setup" }, examples: ["avalancheOpening"], clauses: ["K5"] },
    {
      rule: "avalanche",
      sources: { kalah: "Avalanche mode" },
      examples: ["avalancheRelay", "avalancheLong"],
      dials: { ways: "anticlockwise", ring: "ownBank", relay: "fromLanding" },
      clauses: ["K3"],
    },
    {
      rule: "noCaptures",
      sources: { kalah: "Avalanche mode" },
      examples: ["avalancheNothing"],
      dials: { capture: "nothing", ripe: "never" },
      clauses: ["K3"],
    },
    {
      rule: "ownBank",
      sources: { kalah: "Avalanche mode" },
      examples: ["avalancheAgain"],
      dials: { again: "ownBank" },
      clauses: ["K1"],
    },
    {
      rule: "rowEmpty",
      sources: { kalah: "The end of the game" },
      examples: ["avalancheEnd"],
      dials: { end: "rowEmpty", keep: "ownRow", rounds: "one" },
      clauses: ["K4", "K5"],
    },
  ],
};

/** Several rounds with the same seeds. @type {Rule[]} */
export const matches = [
  {
    rule: "stock",
    sources: { wiki: "Multiple matches", agm: "End of Game and Winning", pallanguzhi: overview },
    clauses: ["M1"],
  },
  {
    rule: "refill",
    sources: { wiki: "Multiple matches", agm: "End of Game and Winning", pallanguzhi: overview },
    examples: ["agmRound"],
    clauses: ["M2"],
  },
  { rule: "middleFirst", examples: ["middleFirst"], clauses: ["M2"] },
  {
    rule: "skipClosed",
    sources: { wiki: "Multiple matches", pallanguzhi: overview },
    examples: ["skipClosed", "landingTaken"],
    clauses: ["S3", "A3"],
  },
  { rule: "reopen", sources: { pallanguzhi: overview }, examples: ["reopen"], clauses: ["M3"] },
  { rule: "beginner", sources: { pallanguzhi: overview }, clauses: ["M4"] },
  {
    rule: "matchEnd",
    sources: { agm: "End of Game and Winning", pallanguzhi: overview },
    examples: ["beaten"],
    clauses: ["M5"],
  },
];

/** What would never end. @type {Rule[]} */
export const endings = [
  { rule: "endless", examples: ["endless"], clauses: ["S4"] },
  { rule: "repetition", examples: ["repetition"], clauses: ["S6"] },
];

/**
 * Where the texts contradict each other, or themselves.
 * @type {{ dispute: string, sources: SourceId[], examples?: string[] }[]}
 */
export const disputes = [
  { dispute: "total", sources: ["pallanguzhi"], examples: ["pallanguzhi148", "pallanguzhi146"] },
  { dispute: "drawing", sources: ["agm"], examples: ["asDrawnInText", "asDrawnHere"] },
  { dispute: "ways", sources: ["agm", "wiki"] },
  { dispute: "sixOrFour", sources: ["pallanguzhi", "told"] },
  { dispute: "goOnOrStop", sources: ["pallanguzhi", "told"] },
  { dispute: "whenOver", sources: ["agm", "wiki", "pallanguzhi"] },
  { dispute: "leftovers", sources: ["agm", "wiki", "pallanguzhi"] },
  { dispute: "twelveOrSix", sources: ["pallanguzhi"] },
  { dispute: "reopening", sources: ["pallanguzhi"] },
  { dispute: "words", sources: ["agm"] },
  { dispute: "loneSeed", sources: ["kalah"] },
];

/** The texts we play by. @type {SourceId[]} */
export const sources = ["agm", "wiki", "pallanguzhi", "kalah", "told"];
