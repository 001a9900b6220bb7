/**
 * Says why there is no board when the page's script does not come, is damaged, or is too new for the browser. So it is
 * no module itself, and is written for browsers of ten years ago. What it says stands in the page.
 */

(() => {
  function check() {
    var trouble = document.querySelector(".trouble");
    if (!trouble || isThere()) return;
    trouble.setAttribute("data-why", why());
    trouble.addEventListener("click", tryAgain);
  }

  /** What came damaged would come from the browser's cache again. @param {Event} event */
  function tryAgain(event) {
    if (!window.fetch || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    /** @type {Promise<unknown>[]} */
    var fetched = [];
    document.querySelectorAll("head [src], head link[href]").forEach((part) => {
      fetched.push(fetchAnew(part));
    });
    Promise.all(fetched).then(reload, reload);
  }

  /** @param {any} part a script or a link */
  function fetchAnew(part) {
    return fetch(part.src || part.href, { cache: "reload" });
  }

  function reload() {
    location.reload();
  }

  function isThere() {
    return window.customElements && customElements.get("ali-guli-mane");
  }

  function why() {
    if (location.protocol === "file:") return "file";
    return isOld() ? "old" : "script";
  }

  /** Older than README.md says: what it lacks came to all browsers before the oldest of those named there. */
  function isOld() {
    return !(window.CSS && CSS.supports("container-type: inline-size") && Object.hasOwn);
  }

  if (document.readyState === "complete") check();
  else addEventListener("load", check);
})();
