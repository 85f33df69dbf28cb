/** Runs pieces of work one after another, in the order asked for. One that fails does not hold up the next. */
export const taking = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
};
