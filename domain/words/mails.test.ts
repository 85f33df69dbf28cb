import { expect, it } from 'vitest';
import type { Invoice } from '../accounts/account.ts';
import { administratorNotices } from '../notices/money.ts';
import type { NoticedAccount } from '../notices/noticed.ts';
import { accountNotices } from '../notices/notices.ts';
import {
  accountOf,
  afterPayment,
  charge,
  facts,
  type Kind,
  kinds,
  links,
  type Moment,
  nextDay,
  noted,
  on,
  paid,
} from './mail-buyers.fake.ts';
import { moments } from './mail-moments.fake.ts';
import { others } from './mail-moments-others.fake.ts';
import { noticeMail } from './notices.ts';
import { planInWords } from './plans.ts';

const toldOf = (account: NoticedAccount, at: string): string => {
  const notices = [...accountNotices(account, at), ...administratorNotices(account, at)];
  const mails = notices.map((notice) => {
    const { subject, paragraphs, action } = noticeMail(notice, 'Rita', links);
    return [`**${subject}**`, ...paragraphs.slice(1), `[${action.label}](${action.link})`].join('\n\n');
  });
  return mails.length === 0 ? '*Nenhuma mensagem.*' : mails.join('\n\n---\n\n');
};

const mailsOf = (kind: Kind, moment: Moment): string => {
  const scene = moment(kind);
  if (scene === null) return '';
  return `### ${planInWords(kind.planId)}\n\n${toldOf(accountOf(kind, scene.account), scene.at)}\n`;
};

const intro = `# Mails about money

What an office is told, by what it bought and what happened. Written by \`domain/words/mails.test.ts\`, which fails when the
program says something else; \`npx vitest run --project node domain/words/mails.test.ts --update\` writes it anew. Sign-up on
20/11/2026: the trial ends on the 27th, a card is charged on the 28th. A mail begins with 'Olá, Rita.', which is left out
here, and ends with who sells. Each mail is sent once.
`;

it('every mail about money, for each way of buying and each moment, is what docs/mails.md says', async () => {
  const sections = Object.entries(moments).map(
    ([title, moment]) =>
      `## ${title}\n\n${kinds
        .map((kind) => mailsOf(kind, moment))
        .filter((text) => text !== '')
        .join('\n')}`,
  );
  const rest = Object.entries(others).map(
    ([title, { at, account }]) => `## ${title}\n\n${toldOf(accountOf(kinds[0] as Kind, account), at)}\n`,
  );
  await expect(`${[intro, ...sections, ...rest].join('\n')}`).toMatchFileSnapshot('../../docs/mails.md');
});

it('an account that nobody pays for is told of its plan without a way of paying, and of none', () => {
  const changed = (planId: string | null) => {
    const created = facts({ origin: 'created', paymentType: null, planId, planChangedAt: on('2026-12-01') });
    const kind = { ...(kinds[0] as Kind), facts: {} };
    const [notice] = accountNotices(accountOf(kind, { createdAt: on('2026-11-01'), facts: created }), on('2026-12-01'));
    return notice === undefined ? '' : noticeMail(notice, 'Rita', links).paragraphs.join(' ');
  };
  expect(changed('genio-anual')).toContain('Agora é: Gênio anual. Nada é cobrado por ele.');
  expect(changed(null)).toContain('Agora ela não tem um plano. O acesso não muda.');
});

it('nobody is asked to pay for an account that an administrator closed', () => {
  for (const kind of kinds) {
    const late = facts({ inactivated: true, invoices: charge({ ...kind, parts: 1 }) });
    const account = accountOf(kind, { createdAt: on('2026-11-01'), facts: late });
    expect(accountNotices(account, nextDay(kind.first)).map((notice) => notice.kind)).toEqual([]);
  }
});

it('whoever cancels, or takes back an erasure, reads of no access where an administrator closed the account', () => {
  for (const kind of kinds) {
    const closed = facts({
      ...afterPayment(kind),
      inactivated: true,
      cancellation: { accessUntil: nextDay(kind.until), refunded: false },
    });
    const at = on('2026-12-16');
    const account = accountOf(kind, {
      createdAt: on('2026-11-01'),
      leaving: { at },
      erasureWithdrawnAt: at,
      facts: closed,
    });
    const told = accountNotices(account, at).filter(({ kind: name }) => /^(cancelled|erasureWithdrawn)$/.test(name));
    expect(told.map(({ kind: name }) => name).sort()).toEqual(['cancelled', 'erasureWithdrawn']);
    for (const notice of told)
      expect(noticeMail(notice, 'Rita', links).paragraphs.join(' ')).toContain(
        'O acesso à calculadora está encerrado.',
      );
  }
});

it('one purchase in twelve parts is one mail, and none before all of its parts arrived', () => {
  const kind = kinds.find(({ parts }) => parts === 12);
  if (kind === undefined) throw new Error('no plan by instalments');
  const of = (invoices: Invoice[], at: string) =>
    accountNotices(
      accountOf(kind, {
        createdAt: on('2026-11-01'),
        payments: noted(invoices, on('2026-11-28')),
        facts: facts({ invoices, paidUntil: kind.until }),
      }),
      at,
    ).filter((notice) => notice.kind === 'paymentReceived');
  expect(of(paid(kind), on('2026-11-28'))).toMatchObject([{ purchase: { value: 3000 } }]);
  expect(of(paid(kind).slice(0, 5), on('2026-11-28'))).toEqual([]);
});
