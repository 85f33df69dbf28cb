/** How a resource travels in the contract. */
export interface Travel {
  path: string;
  /** The record as the body of a request has it. */
  bodyOf: (record: unknown) => unknown;
  /** A change may carry a file: an empty one removes what is kept. */
  multipart?: true;
}

const customers: Travel = { path: 'customers', bodyOf: (customer) => ({ customer }) };

/**
 * The resources of the screens. The list of clients is one of its own: its records are summaries, which must not be
 * taken for the client that a form edits.
 */
const resources = new Map<string, Travel>([
  ['customers', customers],
  ['customer-list', customers],
  ['calculations', { path: 'calculations', bodyOf: (record) => record }],
  ['users', { path: 'users', bodyOf: (user) => ({ user }), multipart: true }],
]);

export const travelOf = (resource: string): Travel => {
  const travel = resources.get(resource);
  if (travel === undefined) throw new Error(`No resource ${resource} in the contract`);
  return travel;
};
