/** One record as react-admin keeps it: the same for `useGetOne`, `ShowBase` and whoever asks the cache. */
const recordOf = (resource: 'customers' | 'calculations' | 'users') => (id: string) =>
  [resource, 'getOne', { id }] as const;

/** The key of everything that the cache of answers holds. What begins with a key is forgotten with it. */
export const keys = {
  session: ['session'],
  settings: ['settings'],
  version: ['version'],
  payments: ['payments'],
  subscription: ['payments', 'subscription'],
  payment: (paymentId: string) => ['payments', paymentId],
  resetToken: (token: string) => ['reset-token', token],
  firstCharge: (cpf: string, planId: string) => ['first-charge', cpf, planId],
  firstCharges: ['first-charge'],
  plans: ['plans'],
  plan: (planId: string) => ['plans', planId],
  secureCommunicationPlans: ['secure-communication-plans'],
  commonPasswords: ['common-passwords'],

  sessions: ['sessions'],
  secondFactor: ['second-factor'],
  erasure: ['erasure'],
  audit: ['audit'],

  users: ['users'],
  userList: ['users', 'list'],
  accounts: ['accounts'],
  accountPlan: (accountId: string) => ['accounts', 'plan', accountId],
  simulator: ['simulator'],
  logo: (address: string | null) => ['logo', address],

  customerList: ['customer-list'],
  customer: recordOf('customers'),
  /** Begins with the list's: what changes the list changes these. */
  soonToRetire: ['customer-list', 'soon-to-retire'],
  calculationChanges: ['calculation-changes'],
  twins: (customerId: string) => ['customer-list', 'twins', customerId],
  attachments: (customerId: string) => ['attachments', customerId],
  search: (text: string) => ['search', text],
  manualSearch: (text: string) => ['manual', text],
  lawSearch: (text: string) => ['law-changes', text],

  calculation: recordOf('calculations'),
  workRecords: (calculationId: string) => ['work-records', calculationId],
  timeTotals: (calculationId: string) => ['time-totals', calculationId],
  rules: (calculationId: string) => ['rules', calculationId],
  scenarios: (calculationId: string) => ['scenarios', calculationId],
  /** Worked out from the calculation and looked at now and then: values and the printed document. */
  derived: (calculationId: string) => ['derived', calculationId],
  /** Every document that is printed. */
  reports: ['report'],
  report: (calculationId: string) => ['report', calculationId],
  reportLook: ['report-look'],

  history: (calculationId: string) => ['history', calculationId],
  /** The calculation as of a revision, and what is compared with it. */
  past: (calculationId: string, revision: number) => ['past', calculationId, revision],
  customerHistory: (customerId: string) => ['customer-history', customerId],

  describedPlaces: ['described-places'],
  regimes: (name: string) => ['regimes', name],
  pointsTables: ['points-tables'],
  indexes: ['update-index'],
  indexHistory: ['update-index', 'history'],
  indexTable: (date: string) => ['update-index', 'table', date],
  updateIndex: (date: string) => ['update-index', date],
} as const;
