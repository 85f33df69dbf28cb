import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../../domain/api/accounts.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import AccountsPage from './AccountsPage.tsx';
import { accountSheet } from './export-accounts.ts';
import { licenceLines } from './licence.ts';

const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: `Conta ${id}`,
  email: `${id}@x.test`,
  licenceExpiryDate: null,
  status: 'ACTIVE',
  ...changes,
});

describe('the licence of an account', () => {
  const lines = (licenceExpiryDate: string | null) => licenceLines(account('a', { licenceExpiryDate }), '2026-11-22');

  it('says until when, and what is left of it', () => {
    expect(lines(null)).toEqual(['Sem término']);
    expect(licenceLines(account('a', { status: 'ONLY_TRIAL' }), '2026-11-22')).toEqual(['Período de teste']);
    expect(licenceLines(account('a', { status: 'PENDING' }), '2026-11-22')).toEqual(['Nada pago ainda']);
    const late = { licenceExpiryDate: '2026-11-21' };
    expect(licenceLines(account('a', { ...late, status: 'INACTIVE' }), '2026-11-22')).toEqual([
      'EXPIRADO em 21/11/2026',
    ]);
    // A week of access after an unpaid day.
    expect(lines('2026-11-21')).toEqual(['Pago até 21/11/2026', 'Fatura em atraso']);
    const left = { licenceExpiryDate: '2027-11-22', status: 'INACTIVE' } as const;
    expect(licenceLines(account('a', left), '2026-11-22')).toEqual(['22/11/2027', 'Sem acesso agora']);
    expect(lines('2027-11-22')).toEqual(['22/11/2027', 'Resta 1 ano']);
    expect(lines('2026-11-22')).toEqual(['22/11/2026', 'Termina hoje']);
    expect(lines('2028-01-23')).toEqual(['23/01/2028', 'Restam 1 ano, 2 meses e 1 dia']);
  });
});

describe('the accounts', () => {
  let accounts: Account[];
  let calls: string[];
  /** Of an administrator: closing it changes nothing. */
  let stays: boolean;
  const bodies: unknown[] = [];
  const answer = (id: string, change: Partial<Account>) => {
    accounts = accounts.map((known) => (known.id === id ? { ...known, ...change } : known));
    return { body: { account: accounts.find((known) => known.id === id) } };
  };
  const open = async () => {
    show(<AccountsPage />);
    await screen.findByRole('table', { name: 'Contas' });
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    stays = false;
    bodies.length = 0;
    accounts = [
      account('a', { name: 'Prado' }),
      account('b', { name: 'Lima', licenceExpiryDate: '2020-01-31', status: 'INACTIVE' }),
    ];
    calls = serve({
      'GET accounts': () => ({ body: { accounts } }),
      'PUT accounts/a/inactivate': () => answer('a', stays ? {} : { status: 'INACTIVE' }),
      'PUT accounts/b/activate': () => answer('b', {}),
      'PUT accounts/b': async (request) => {
        bodies.push(await request.json());
        return answer('b', { licenceExpiryDate: '2099-12-31', status: 'ACTIVE' });
      },
      'POST accounts': async (request) => {
        const body = await request.json();
        bodies.push(body);
        return body.email === 'novo@x.test'
          ? { status: 201, body: { account: account('c', { name: 'Nova' }) } }
          : { status: 409, body: { err: 'EmailAlreadyExistsError', errorMessage: 'Email já cadastrado.' } };
      },
    });
  });

  it('are closed after asking, with the name, and read again', async () => {
    await open();
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Cancelar' }));
    expect(calls).toEqual(['GET accounts']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByRole('button', { name: 'Ativar Prado' })).toBeVisible();
    expect(calls).toEqual(['GET accounts', 'PUT accounts/a/inactivate', 'GET accounts']);
  });

  it('of administrators stay open, and nobody is told that they were closed', async () => {
    stays = true;
    await open();
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText(/Prado continua ativa: a conta é de um administrador/)).toBeVisible();
    expect(screen.queryByText('Prado foi desativada')).toBeNull();
  });

  it('that stay closed when they are activated say so, and what is to be done', async () => {
    await open();
    expect(screen.getByText('EXPIRADO em 31/01/2020')).toBeVisible();
    await press('Ativar Lima');
    const asked = await dialog('Ativar Lima?');
    expect(asked.getByText(/terminou em 31\/01\/2020: só ativar não basta/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Ativar' }));
    expect(await screen.findByText(/Lima continua inativa/)).toBeVisible();
  });

  it('get another last day, or none', async () => {
    await open();
    await press('Alterar a validade de Lima');
    const asked = await dialog('Validade da licença de Lima');
    await userEvent.clear(asked.getByLabelText('Último dia da licença'));
    await userEvent.type(asked.getByLabelText('Último dia da licença'), '31122099');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Validade alterada com sucesso!')).toBeVisible();
    expect(screen.getByText('31/12/2099')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Alterar a validade de Lima');
    await userEvent.clear((await dialog('Validade da licença de Lima')).getByLabelText('Último dia da licença'));
    await press('Salvar');
    await waitFor(() => expect(bodies).toEqual([{ licenceExpiryDate: '2099-12-31' }, { licenceExpiryDate: null }]));
  });

  it('are added with their first user; a refusal says why and keeps what was typed', async () => {
    await open();
    await press('Nova conta');
    const asked = await dialog('Nova conta');
    await userEvent.type(asked.getByLabelText(/^Nome/), 'Nova');
    await userEvent.type(asked.getByLabelText(/^E-mail/), 'velho@x.test');
    await userEvent.type(asked.getByLabelText('Senha *'), 'vento-31-azul');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Request failed: Email já cadastrado.')).length).toBeGreaterThan(0);
    await userEvent.clear(asked.getByLabelText(/^E-mail/));
    await userEvent.type(asked.getByLabelText(/^E-mail/), 'novo@x.test');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Conta criada com sucesso!')).toBeVisible();
    expect(bodies.at(-1)).toEqual({
      name: 'Nova',
      email: 'novo@x.test',
      password: 'vento-31-azul',
      licenceExpiryDate: '',
      passwordChangeRequired: true,
    });
  });

  it('are not made with a licence that is over', async () => {
    await open();
    await press('Nova conta');
    const asked = await dialog('Nova conta');
    await userEvent.type(asked.getByLabelText('Último dia da licença'), '31012020');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await asked.findByText('Esta data já passou: a conta nasceria sem acesso.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('are ordered from each column head but that of the actions', async () => {
    await open();
    const heads = ['Nome', 'E-mail', 'Validade', 'Status'];
    for (const name of heads) expect(screen.getByRole('button', { name })).toBeVisible();
    await press('Validade');
    const [, first] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Lima');
  });
});

describe('the seller', () => {
  const billing = {
    isSubscription: false,
    plan: 'Gênio mensal, assinatura no cartão',
    cause: 'cancelled',
    paidUntil: '2026-12-28',
    lastPayment: { value: 310, until: '2026-12-28' },
    next: null,
    late: null,
    failure: { at: '2026-12-01T12:00:00.000Z', purpose: 'refund', detail: 'Saldo insuficiente.' },
    surpluses: [{ at: '2026-12-02T12:00:00.000Z', amount: 310, done: 'refunded' }],
    owed: [
      { paidOn: '2026-11-25', refundedOn: '2026-12-02', value: 3000, amount: 15.6 },
      { paidOn: '2026-12-25', refundedOn: '2027-01-02', value: 310, amount: null },
    ],
    differencesPaid: [{ paidOn: '2026-08-25', refundedOn: '2026-09-02', amount: 7.5, at: '2026-10-13T12:00:00.000Z' }],
    leaving: { at: '2026-12-01T12:00:00.000Z', reason: 'Muito caro', wantsContact: true },
  } as const satisfies Account['billing'];

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-12-05T12:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sees why an account ended, what failed and who may be called, and the alarms on top', async () => {
    const left = account('l', {
      name: 'Lima',
      status: 'INACTIVE',
      billing: {
        ...billing,
        surpluses: [...billing.surpluses],
        owed: [...billing.owed],
        differencesPaid: [...billing.differencesPaid],
      },
    });
    serve({ 'GET accounts': { body: { accounts: [left, account('p', { name: 'Prado' })] } } });
    show(<AccountsPage />);
    expect(await screen.findByText('Inativa: Cancelada')).toBeVisible();
    expect(screen.getByText('Saiu em 01/12/2026: “Muito caro”')).toBeVisible();
    expect(screen.getByText('Aceita contato')).toBeVisible();
    expect(screen.getByText('Falha em devolução, em 01/12/2026 09:00: Saldo insuficiente.')).toBeVisible();
    expect(screen.getByText(/recusou ou não confirmou algo de: Lima/)).toBeVisible();
    expect(screen.getByText(/Lima tinha duas cobranças pela mesma compra/)).toBeVisible();
    expect(screen.getByText(/Lima tem R\$\s15,60 a receber por fora: a correção pelo INPC/)).toBeVisible();
    expect(screen.getByText(/Correção de R\$\s7,50 paga por fora, marcada em 13\/10\/2026/)).toBeVisible();
    expect(screen.getByText(/O valor aparece quando a tabela de índices/)).toBeVisible();
    expect(accountSheet.map(({ textOf }) => textOf(left))).toEqual(
      expect.arrayContaining(['Lima', 'Cancelada', '28/12/2026', 'Muito caro', 'Aceita contato']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar só estas contas' }));
    expect(screen.queryByText('Prado')).toBeNull();
    await userEvent.click(screen.getByLabelText('Mostrar'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ativas e em teste' }));
    expect(screen.queryByText('Inativa: Cancelada')).toBeNull();
    expect(screen.getByText('Prado')).toBeVisible();
  });

  it('reads which trouble it was in Portuguese, and that a closed subscription is still charged', async () => {
    const late = account('l', {
      name: 'Lima',
      billing: {
        ...billing,
        cause: null,
        isSubscription: true,
        next: { value: 310, dueOn: '2026-12-28' },
        failure: { at: '2026-12-01T12:00:00.000Z', purpose: 'removal', detail: 'failing' },
        leaving: null,
        surpluses: [],
        owed: [],
        differencesPaid: [],
      },
    });
    serve({ 'GET accounts': { body: { accounts: [late] } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/Falha em remoção de cobrança.*o provedor respondeu com um erro$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desativar Lima' }));
    expect(await screen.findByText(/A assinatura continua: R\$\s310,00 são cobrados no cartão/)).toBeVisible();
  });

  it('notes as paid what was owed, after asking, once, and the alarm goes', async () => {
    const { owed, differencesPaid } = billing;
    const lima = (open: boolean) =>
      account('l', {
        name: 'Lima',
        billing: {
          ...billing,
          surpluses: [],
          owed: open ? [...owed] : owed.slice(1),
          differencesPaid: open ? [] : [...differencesPaid],
        },
      });
    let isOpen = true;
    const bodies: unknown[] = [];
    serve({
      'GET accounts': () => ({ body: { accounts: [lima(isOpen)] } }),
      'PUT accounts/l/difference': async (request) => {
        bodies.push(await request.json());
        isOpen = false;
        return { body: { account: lima(false) } };
      },
    });
    show(<AccountsPage />);
    // Of an amount that is not known yet there is nothing to mark.
    const marks = await screen.findAllByRole('button', { name: /Marcar como paga a correção/ });
    expect(marks).toHaveLength(1);
    for (const mark of marks) await userEvent.click(mark);
    const asked = within(await screen.findByRole('dialog', { name: /já foi paga a Lima/ }));
    expect(asked.getByText(/O Genial não envia este dinheiro/)).toBeVisible();
    await userEvent.dblClick(asked.getByRole('button', { name: 'Marcar como paga' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Marcar como paga a correção/ })).toBeNull());
    expect(bodies).toEqual([{ paidOn: '2026-11-25', refundedOn: '2026-12-02', amount: 15.6 }]);
  });

  const quiet = { ...billing, cause: null, leaving: null, failure: null, surpluses: [], owed: [], differencesPaid: [] };
  const chip = (name: string) => screen.queryByRole('rowheader', { name });

  it('finds who has not paid, by a PIX or by a card, and writes it into the spreadsheet', async () => {
    const late = (id: string, name: string, byCard: boolean) =>
      account(id, { name, billing: { ...quiet, late: { value: 310, dueOn: '2026-12-04', byCard } } });
    const accounts = [late('l', 'Lima', false), late('m', 'Melo', true), account('p', { name: 'Prado' })];
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />, { at: '/?filter=late' });
    expect(await screen.findByText(/^Em atraso: R\$\s310,00, de 04\/12\/2026$/)).toBeVisible();
    expect(screen.getByText(/^Não paga no cartão: R\$\s310,00, de 04\/12\/2026$/)).toBeVisible();
    expect(chip('Prado')).toBeNull();
    const { textOf } = accountSheet.find(({ header }) => header === 'Em atraso') ?? {};
    expect(accounts.map((one) => textOf?.(one).slice(0, 9))).toEqual(['Em atraso', 'Não paga ', '']);
  });

  it('finds the list as it was left: filter and search are in the address', async () => {
    const accounts = [account('p', { name: 'Prado', status: 'INACTIVE' }), account('m', { name: 'Melo' })];
    serve({ 'GET accounts': { body: { accounts } } });
    const { router } = show(<AccountsPage />);
    await userEvent.type(await screen.findByLabelText('Buscar por nome ou e-mail'), 'pra');
    await userEvent.click(screen.getByLabelText('Mostrar'));
    await userEvent.click(await screen.findByRole('option', { name: 'Inativas' }));
    expect(router.state.location.search).toBe('?search=pra&filter=inactive');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another screen');
    await router.navigate(-1);
    expect(await screen.findByLabelText('Buscar por nome ou e-mail')).toHaveValue('pra');
    expect(screen.getByLabelText('Mostrar')).toHaveTextContent('Inativas');
    expect([chip('Prado') === null, chip('Melo') === null]).toEqual([false, true]);
  });

  it('finds the page as it was left', async () => {
    const accounts = Array.from({ length: 45 }, (_, place) => account(`n${String(place).padStart(2, '0')}`));
    serve({ 'GET accounts': { body: { accounts } } });
    const { router } = show(<AccountsPage />, { at: '/?filter=active' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    expect(router.state.location.search).toBe('?filter=active&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another screen');
    await router.navigate(-1);
    await screen.findByLabelText('Mostrar');
    expect(chip('Conta n20')).toBeVisible();
    expect(chip('Conta n00')).toBeNull();
  });

  it('searches all pages, and sees what is found from the first one on', async () => {
    const accounts = Array.from({ length: 45 }, (_, place) => account(`n${String(place).padStart(2, '0')}`));
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    expect(chip('Conta n20')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Buscar por nome ou e-mail'), 'conta');
    expect(chip('Conta n00')).toBeVisible();
  });

  it('is told of what was charged twice for a month, and reads it in the list from then on', async () => {
    const given = (id: string, name: string, at: string) =>
      account(id, { name, billing: { ...quiet, surpluses: [{ at, amount: 310, done: 'refunded' as const }] } });
    const accounts = [given('l', 'Lima', '2026-12-01T12:00:00.000Z'), given('m', 'Melo', '2026-10-01T12:00:00.000Z')];
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/^Lima tinha duas cobranças/)).toBeVisible();
    expect(screen.queryByText(/^Melo tinha duas cobranças/)).toBeNull();
    expect(screen.getByText(/^Cobrança repetida de R\$\s310,00 devolvida em 01\/10\/2026$/)).toBeVisible();
  });

  it('reads five names of those whose charge failed, and how many others', async () => {
    const failure = { at: '2026-12-01T12:00:00.000Z', purpose: 'charge', detail: null };
    const accounts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => account(id, { billing: { ...quiet, failure } }));
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/Conta d, Conta e e mais 2\. O motivo/)).toBeVisible();
  });
});
