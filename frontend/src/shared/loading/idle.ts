type Load = () => Promise<unknown>;

/** What is fetched when nothing else is to be done; a file that comes may add more. */
const wanted: Load[] = [];
let started = false;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

const fetchAll = async (): Promise<void> => {
  for (let load = wanted.shift(); load !== undefined; load = wanted.shift()) {
    await whenIdle();
    // What does not come now is asked for again by whoever opens it.
    await load().catch(() => undefined);
  }
  started = false;
};

const begin = (): void => {
  if (started) return;
  started = true;
  fetchAll();
};

let allowed = false;

/** Puts a file on the list. */
export const fetchLater = (load: Load): void => {
  wanted.push(load);
  if (allowed) begin();
};

/** From now on the files of the main job are fetched one by one, so that opening their screens needs no network. */
export const fetchWhenIdle = (): void => {
  allowed = true;
  begin();
};
