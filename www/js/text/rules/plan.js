/**
 * What the rules page tells, in which order: for each rule the key of its words, the texts it comes from, the examples
 * that show it, and the settings of the engine's dials that it puts into words. No language: words are in en.js.
 */

/**
 * @typedef {import("../../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../../ali_guli_mane.js").Dials} Dials
 * @typedef {"agm" | "wiki" | "pallanguzhi" | "kalah" | "told"} TextId
 * @typedef {{
 *   rule: string, from?: Partial<Record<TextId, string>>, show?: string[], dials?: Partial<Dials>, clauses: string[] }} Rule
 *   `from`: the texts that say so, and under which heading. `clauses`: of the house rules, for the tests.
 */

const sow = "How to Play";
const overview = "Overview";

/** What holds for every game. @type {Rule[]} */
export const basics = [
  { rule: "board", from: { wiki: "Initial setup", agm: "Board" }, show: ["names"], clauses: ["B1", "B2"] },
  { rule: "hand", from: { agm: sow, kalah: "Sowing: how a move works" }, clauses: ["S1", "S5"] },
  { rule: "allRound", from: { kalah: "Sowing: how a move works" }, show: ["allRound"], clauses: ["S2"] },
  { rule: "must", from: { agm: sow, kalah: "Sowing: how a move works" }, clauses: ["S7"] },
];

/** The rules of each game, as a person learns them. @type {Record<VariantId, Rule[]>} */
export const games = {
  "ali-guli-mane": [
    {
      rule: "fives",
      from: { agm: "Board", wiki: "Initial setup" },
      show: ["agmOpening"],
      dials: { ring: "beside" },
      clauses: ["A7"],
    },
    { rule: "sow", from: { agm: sow }, show: ["agmSow"], dials: { ways: "anticlockwise" }, clauses: ["S1"] },
    {
      rule: "relay",
      from: { agm: sow, wiki: "Turns" },
      show: ["agmRelay"],
      dials: { relay: "fromNext" },
      clauses: ["A1"],
    },
    {
      rule: "saada",
      from: { agm: "Capturing", wiki: "Turns" },
      show: ["agmCapture", "agmAcross", "agmNothing"],
      dials: { capture: "nextAndOpposite", ripe: "never" },
      clauses: ["A2"],
    },
    { rule: "rowEnd", from: { agm: "Capturing" }, show: ["agmRowEnd"], clauses: ["A3"] },
    {
      rule: "second",
      from: { agm: sow, wiki: "Turns" },
      show: ["agmSecond", "agmNoSecond"],
      dials: { again: "onceAfterCapture" },
      clauses: ["A4"],
    },
    {
      rule: "stuck",
      from: { agm: "End of Game and Winning" },
      show: ["agmEnd", "agmNotYet"],
      dials: { end: "stuck", keep: "nobody" },
      clauses: ["A5", "A6"],
    },
    {
      rule: "rounds",
      from: { agm: "End of Game and Winning", wiki: "Multiple matches" },
      show: ["agmRound"],
      dials: { rounds: "untilNoHole" },
      clauses: ["A7"],
    },
  ],
  "ali-guli-mane-either-way": [
    {
      rule: "fives",
      from: { wiki: "Initial setup" },
      show: ["eitherOpening"],
      dials: { ring: "beside" },
      clauses: ["A7"],
    },
    {
      rule: "eitherWay",
      from: { wiki: "Turns" },
      show: ["eitherRight", "eitherLeft"],
      dials: { ways: "both" },
      clauses: ["W1"],
    },
    {
      rule: "keepsWay",
      from: { wiki: "Turns" },
      show: ["eitherRelay"],
      dials: { relay: "fromNext" },
      clauses: ["A1", "W1"],
    },
    {
      rule: "saada",
      from: { wiki: "Turns" },
      show: ["eitherText"],
      dials: { capture: "nextAndOpposite", ripe: "never" },
      clauses: ["A2"],
    },
    { rule: "rowEnd", from: { wiki: "Turns" }, show: ["eitherRowEnd"], clauses: ["A3"] },
    {
      rule: "chooseAnew",
      from: { wiki: "Turns" },
      show: ["eitherSecond"],
      dials: { again: "onceAfterCapture" },
      clauses: ["A4", "W1"],
    },
    {
      rule: "stuckToo",
      from: { wiki: "Termination", agm: "End of Game and Winning" },
      show: ["eitherEnd"],
      dials: { end: "stuck", keep: "nobody" },
      clauses: ["A5", "A6"],
    },
    {
      rule: "rounds",
      from: { wiki: "Multiple matches" },
      show: ["eitherRound"],
      dials: { rounds: "untilNoHole" },
      clauses: ["A7"],
    },
  ],
  pallanguzhi: [
    {
      rule: "twelves",
      from: { pallanguzhi: overview },
      show: ["pallanguzhi148"],
      dials: { ring: "beside" },
      clauses: ["P1"],
    },
    {
      rule: "sow",
      from: { pallanguzhi: overview },
      show: ["pallanguzhiSow"],
      dials: { ways: "anticlockwise" },
      clauses: ["S1"],
    },
    {
      rule: "relay",
      from: { pallanguzhi: overview },
      show: ["pallanguzhiRelay"],
      dials: { relay: "fromNext" },
      clauses: ["P3"],
    },
    {
      rule: "six",
      from: { pallanguzhi: overview },
      show: ["sixInPassing", "sixAtLast"],
      dials: { ripe: "sixToSower" },
      clauses: ["P2"],
    },
    {
      rule: "goOn",
      from: { pallanguzhi: overview },
      show: ["goOn"],
      dials: { capture: "nextAndSowOn" },
      clauses: ["P4"],
    },
    {
      rule: "twoEmpty",
      from: { pallanguzhi: overview },
      show: ["twoEmpty"],
      dials: { again: "never" },
      clauses: ["P4"],
    },
    {
      rule: "ownRow",
      from: { pallanguzhi: overview },
      show: ["pallanguzhiEnd"],
      dials: { end: "stuck", keep: "ownRow" },
      clauses: ["P5"],
    },
    {
      rule: "fewerThanSix",
      from: { pallanguzhi: overview },
      show: ["pallanguzhiRound"],
      dials: { rounds: "untilFewerThanSix" },
      clauses: ["P6"],
    },
  ],
  "pallanguzhi-traditional": [
    { rule: "sixes", from: { told: "" }, show: ["cowOpening"], dials: { ring: "beside" }, clauses: ["T1"] },
    {
      rule: "sow",
      from: { pallanguzhi: overview },
      show: ["cowSow"],
      dials: { ways: "anticlockwise" },
      clauses: ["S1"],
    },
    {
      rule: "relay",
      from: { pallanguzhi: overview },
      show: ["cowRelay"],
      dials: { relay: "fromNext" },
      clauses: ["P3"],
    },
    {
      rule: "cow",
      from: { told: "" },
      show: ["cowMine", "cowTheirs"],
      dials: { ripe: "fourToRowOwner" },
      clauses: ["T1"],
    },
    { rule: "takeAndStop", from: { told: "" }, show: ["cowCapture"], dials: { capture: "next" }, clauses: ["T2"] },
    {
      rule: "twoEmpty",
      from: { pallanguzhi: overview },
      show: ["cowTwoEmpty"],
      dials: { again: "never" },
      clauses: ["P4"],
    },
    {
      rule: "ownRow",
      from: { pallanguzhi: overview },
      show: ["cowEnd"],
      dials: { end: "stuck", keep: "ownRow" },
      clauses: ["P5"],
    },
    {
      rule: "fewerThanSix",
      from: { pallanguzhi: overview },
      show: ["cowRound"],
      dials: { rounds: "untilFewerThanSix" },
      clauses: ["P6"],
    },
  ],
  kalah: [
    { rule: "fours", from: { kalah: "The board and the setup" }, show: ["kalahOpening"], clauses: ["K5"] },
    {
      rule: "oneLap",
      from: { kalah: "Sowing: how a move works" },
      show: ["kalahSow", "kalahSkip"],
      dials: { ways: "anticlockwise", ring: "ownBank", relay: "never" },
      clauses: ["S1"],
    },
    {
      rule: "ownBank",
      from: { kalah: "Extra turns" },
      show: ["kalahAgain", "kalahChain"],
      dials: { again: "ownBank" },
      clauses: ["K1"],
    },
    {
      rule: "opposite",
      from: { kalah: "Capturing" },
      show: ["kalahCapture", "kalahNothing", "kalahTheirs"],
      dials: { capture: "landingAndOpposite", ripe: "never" },
      clauses: ["K2"],
    },
    { rule: "thirteen", from: { kalah: "Sowing: how a move works" }, show: ["kalahRound"], clauses: ["K2", "S2"] },
    {
      rule: "rowEmpty",
      from: { kalah: "The end of the game" },
      show: ["kalahEnd"],
      dials: { end: "rowEmpty", keep: "ownRow", rounds: "one" },
      clauses: ["K4", "K5"],
    },
  ],
  avalanche: [
    { rule: "fours", from: { kalah: "The board and the setup" }, show: ["avalancheOpening"], clauses: ["K5"] },
    {
      rule: "avalanche",
      from: { kalah: "Avalanche mode" },
      show: ["avalancheRelay", "avalancheLong"],
      dials: { ways: "anticlockwise", ring: "ownBank", relay: "fromLanding" },
      clauses: ["K3"],
    },
    {
      rule: "noCaptures",
      from: { kalah: "Avalanche mode" },
      show: ["avalancheNothing"],
      dials: { capture: "nothing", ripe: "never" },
      clauses: ["K3"],
    },
    {
      rule: "ownBank",
      from: { kalah: "Avalanche mode" },
      show: ["avalancheAgain"],
      dials: { again: "ownBank" },
      clauses: ["K1"],
    },
    {
      rule: "rowEmpty",
      from: { kalah: "The end of the game" },
      show: ["avalancheEnd"],
      dials: { end: "rowEmpty", keep: "ownRow", rounds: "one" },
      clauses: ["K4", "K5"],
    },
  ],
};

/** Several rounds with the same seeds. @type {Rule[]} */
export const matches = [
  {
    rule: "stock",
    from: { wiki: "Multiple matches", agm: "End of Game and Winning", pallanguzhi: overview },
    clauses: ["M1"],
  },
  {
    rule: "refill",
    from: { wiki: "Multiple matches", agm: "End of Game and Winning", pallanguzhi: overview },
    show: ["agmRound"],
    clauses: ["M2"],
  },
  { rule: "middleFirst", show: ["middleFirst"], clauses: ["M2"] },
  {
    rule: "skipClosed",
    from: { wiki: "Multiple matches", pallanguzhi: overview },
    show: ["skipClosed", "landingTaken"],
    clauses: ["S3", "A3"],
  },
  { rule: "reopen", from: { pallanguzhi: overview }, show: ["reopen"], clauses: ["M3"] },
  { rule: "beginner", from: { pallanguzhi: overview }, clauses: ["M4"] },
  {
    rule: "matchEnd",
    from: { agm: "End of Game and Winning", pallanguzhi: overview },
    show: ["beaten"],
    clauses: ["M5"],
  },
];

/** What would never end. @type {Rule[]} */
export const endings = [
  { rule: "endless", show: ["endless"], clauses: ["S4"] },
  { rule: "repetition", show: ["repetition"], clauses: ["S6"] },
];

/** Where the texts contradict each other, or themselves. @type {{ dispute: string, from: TextId[], show?: string[] }[]} */
export const disputes = [
  { dispute: "total", from: ["pallanguzhi"], show: ["pallanguzhi148", "pallanguzhi146"] },
  { dispute: "drawing", from: ["agm"], show: ["asDrawnInText", "asDrawnHere"] },
  { dispute: "ways", from: ["agm", "wiki"] },
  { dispute: "sixOrFour", from: ["pallanguzhi", "told"] },
  { dispute: "goOnOrStop", from: ["pallanguzhi", "told"] },
  { dispute: "whenOver", from: ["agm", "wiki", "pallanguzhi"] },
  { dispute: "leftovers", from: ["agm", "wiki", "pallanguzhi"] },
  { dispute: "twelveOrSix", from: ["pallanguzhi"] },
  { dispute: "reopening", from: ["pallanguzhi"] },
  { dispute: "loneSeed", from: ["kalah"] },
];

/** The texts we play by. @type {TextId[]} */
export const texts = ["agm", "wiki", "pallanguzhi", "kalah", "told"];
