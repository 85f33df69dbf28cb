type Load = () => Promise<unknown>;

/** Files that are fetched one by one while nothing else is to be done, so that opening their screens needs no network. */
export interface FetchList {
  /** Puts a file on the list; a file that comes may add more. */
  add: (load: Load) => void;
  /** Fetches until what it returns is called. */
  start: () => () => void;
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

export const fetchList = (): FetchList => {
  const wanted: Load[] = [];
  let isStarted = false;
  let isFetching = false;

  const fetchAll = async (): Promise<void> => {
    isFetching = true;
    while (isStarted && wanted.length > 0) {
      await whenIdle();
      // What does not come now is asked for again by whoever opens it.
      if (isStarted)
        await wanted
          .shift()?.()
          .catch(() => undefined);
    }
    isFetching = false;
  };
  const go = (): void => {
    if (isStarted && !isFetching) fetchAll();
  };

  return {
    add: (load) => {
      wanted.push(load);
      go();
    },
    start: () => {
      isStarted = true;
      go();
      return () => {
        isStarted = false;
      };
    },
  };
};

/** What the main job needs: from the list of clients to the rules of one of them. */
export const mainJob = fetchList();
