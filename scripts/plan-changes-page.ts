import type { AccountFacts, Invoice, OpenAccount } from '../domain/accounts/account.ts';
import { chargeDue, nextCharge } from '../domain/accounts/charges.ts';
import { factsAfter, planChange } from '../domain/accounts/plan-change.ts';
import { trialEndOf } from '../domain/accounts/trial.ts';
import { planOption } from '../domain/plans/find.ts';
import { addMonths, dayOf, isoOf } from '../domain/units/day.ts';
import { reaisOf } from '../domain/units/money.ts';
import { errorSentence } from '../domain/words/errors.ts';

/** Every change of plan at every moment of an account, worked out by the functions that carry it out. */

const FROM = ['genio-mensal', 'genio-anual', 'genio-anual-cartao', 'genio-anual-pix'] as const;
const TO = ['mestre-mensal', 'mestre-anual', 'mestre-anual-cartao', 'mestre-anual-pix'] as const;
export const moments = ['trial', 'paid', 'overdue', 'cancelled', 'disputed'] as const;
type Moment = (typeof moments)[number];

const SIGNED_UP = '2026-11-20';
const at = (day: string): string => `${day}T15:00:00.000Z`;
const later = (day: string, months: number): string => isoOf(addMonths(dayOf(day), months));

const invoice = (from: string, months: number, status: Invoice['status'], value: number): Invoice => ({
  invoiceId: `${from}-${status}`,
  value,
  originalDueDate: from,
  covers: { from, months },
  status,
  paidUntil: status === 'paid' ? later(from, months) : null,
  reportedAt: null,
  valuedAt: null,
});

interface Case {
  readonly account: OpenAccount;
  readonly now: string;
}

/** An account that signed up on 20 November 2026, at a moment of its life. */
const caseOf = (planId: string, moment: Moment): Case => {
  const option = planOption(planId);
  if (option === undefined) throw new Error(`no plan ${planId}`);
  const { type, chargeCents, plan } = option;
  const months = plan.period === 'monthly' ? 1 : 12;
  const first = type === 'PIX' ? SIGNED_UP : '2026-11-28';
  const value = reaisOf(chargeCents);
  const one = (from: string, status: Invoice['status']) => invoice(from, months, status, value);
  const second = later(first, months);
  const isAhead = type === 'SUBSCRIPTION';
  const paidOnce = [
    one(first, moment === 'disputed' ? 'disputed' : 'paid'),
    ...(isAhead && months === 1 ? [one(second, 'open')] : []),
  ];
  const monthAfter = months === 1 ? [one(later(second, 1), 'open')] : [];
  const inTrial = type === 'CREDIT_CARD' ? [] : [one(first, 'open'), ...(months === 1 ? [one(second, 'open')] : [])];
  const byMoment: Readonly<Record<Moment, readonly Invoice[]>> = {
    trial: inTrial,
    paid: paidOnce,
    overdue: [one(first, 'paid'), one(second, 'open'), ...monthAfter],
    cancelled: paidOnce,
    disputed: paidOnce,
  };
  const invoices = byMoment[moment];
  const days: Readonly<Partial<Record<Moment, string>>> = { trial: '2026-11-24', overdue: isoOf(dayOf(second) + 3) };
  const now = at(days[moment] ?? '2026-12-10');
  const kept = { token: 't', lastFour: '4444', remoteIp: '203.0.113.7' };
  const facts: AccountFacts = {
    origin: 'registered',
    isAdministrators: false,
    paymentType: type,
    planId,
    planChangedAt: null,
    instalments: type === 'CREDIT_CARD' ? 12 : 1,
    terms: null,
    signingUp: false,
    customerId: 'cus_1',
    subscriptionId: isAhead ? 'sub_1' : null,
    keepsCard: type === 'CREDIT_CARD',
    trialEndsAt: trialEndOf(at(SIGNED_UP)),
    signedUpOn: SIGNED_UP,
    licenceExpiryDate: null,
    paidUntil: invoices.reduce<string | null>((last, { paidUntil }) => paidUntil ?? last, null),
    invoices,
    inactivated: false,
    cancellation: moment === 'cancelled' ? { accessUntil: at('2026-12-28'), refunded: false } : null,
    contract: { number: 1, on: SIGNED_UP, invoicesBefore: 0 },
    attempts: [],
    surpluses: [],
    differencesPaid: [],
    erasureRequestedAt: null,
  };
  const card = type === 'CREDIT_CARD' ? kept : null;
  const who = { phase: 'open', accountId: 'a1', name: 'Rita', email: 'rita@genial.test', payer: null } as const;
  return { account: { ...who, card, cardEnding: type === 'PIX' ? null : '4444', facts }, now };
};

const steps = {
  nothing: 'nothing',
  'change subscription': 'first open charge at the new price, later ones given up, the next one after its period',
  'end subscription': 'subscription and open charges given up',
  'start subscription': 'open charges given up, subscription made with the kept card',
  'replace charges': 'open charges given up',
} as const;

export interface PlanChangeRow {
  readonly from: string;
  readonly to: string;
  readonly moment: Moment;
  /** What the provider is asked, or why the change is refused. */
  readonly asked: string;
  /** What is charged, and when; null: refused. */
  readonly charged: string | null;
}

export const planChangeRows = (): readonly PlanChangeRow[] =>
  FROM.flatMap((from) =>
    TO.flatMap((to) =>
      moments.map((moment): PlanChangeRow => {
        const before = caseOf(from, moment);
        const change = planChange(before.account, to);
        if (!change.ok) return { from, to, moment, asked: `refused: ${change.error.name}`, charged: null };
        const facts = factsAfter(before.account, to, before.now);
        return {
          from,
          to,
          moment,
          asked: steps[change.step],
          charged: facts === null ? null : chargedBy(facts, before.now),
        };
      }),
    ),
  );

const chargedBy = (facts: AccountFacts, now: string): string => {
  const next = nextCharge(facts, now);
  const isHeld = facts.invoices.some(({ status }) => status === 'disputed');
  if (isHeld && facts.paymentType !== 'SUBSCRIPTION') return 'nothing while the dispute lasts';
  if (next === null) return 'nothing';
  const value = `R$ ${next.value.toFixed(2)}`;
  const isNow = chargeDue(facts, now) !== null;
  return isNow ? `${value} at once, due ${next.dueOn}` : `${value} on ${next.dueOn}`;
};

const heading = `# Changes of plan

Written by \`make plan-changes\` from the functions that carry a change out; a test compares the two. Each account signed up
on 2026-11-20 for a Gênio, its first charge by card is due on 2026-11-28, its first PIX at once. The days: in the trial
2026-11-24, paid 2026-12-10, overdue three days after the second charge was due, cancelled and disputed 2026-12-10.

- What is paid stays paid, and nothing is reckoned by days: the new plan counts at once, its price from the next charge on.
- The first open charge of a subscription gets the new price and pays for the new period, also when it is overdue. The
  provider makes charges 40 days ahead, so later open ones are given up, and the next one comes after that period.
- A time whose payment is disputed is not charged a second time, since the dispute may yet be won: by PIX or by a card that is
  charged from here nothing is, and a subscription goes on after it.
- A provider that cannot be reached, or does not answer, refuses nothing: the change is confirmed later (\`CONFIRMING\`), unless
  it needs a card that was just typed, which is asked for again.
- \`CardRequired\`: ${errorSentence('CardRequired')} On 'Assinatura' a card can be typed with the change.
- \`SubscriptionEnded\`: who cancelled comes back by a new contract (\`POST /subscription/return\`).
- Fewer places than active users: 422 \`TooManyUsers\` with their names, before anything else is done.
`;

/** docs/plan-changes.md */
export const planChangesPage = (): string => {
  const lines = planChangeRows().map(
    ({ from, to, moment, asked, charged }) => `| ${from} | ${to} | ${moment} | ${asked} | ${charged ?? '–'} |`,
  );
  const table = ['| from | to | moment | at the provider | charged next |', '|---|---|---|---|---|', ...lines];
  return `${heading}\n${table.join('\n')}\n`;
};
