import type { PlanData } from './plan.ts';

/** What is sold and for how much. To change a price, an offer or a benefit, change it here. */

const guarantee = 'Garantia de 15 dias: se não for para você, devolvemos o valor pago.';

const common = [
  'Regras de aposentadoria do RPPS e do RGPS, com data, motivo e artigo da lei',
  'Importação do extrato CNIS',
  'Estimativa do benefício com a memória de cálculo',
  'Relatório Genial em PDF com a marca do seu escritório',
  'Clientes e cálculos sem limite',
];

const educational = {
  name: 'Educacional',
  users: 1,
  items: ['1 usuário', ...common],
  guarantee,
} as const;

const genius = {
  name: 'Gênio',
  users: 3,
  items: ['Até 3 usuários com os mesmos clientes', ...common],
  guarantee,
} as const;

const master = {
  name: 'Mestre',
  users: 10,
  items: ['Até 10 usuários com os mesmos clientes', ...common],
  guarantee,
} as const;

export const plans: readonly PlanData[] = [
  {
    ...educational,
    id: 'educacional-anual',
    period: 'yearly',
    available: true,
    monthlyCents: 150_00,
    card: { id: 'educacional-anual-cartao', available: true, monthlyCents: 150_00 },
    pix: { id: 'educacional-anual-pix', available: true, percentDiscount: 10 },
  },
  {
    ...genius,
    id: 'genio-anual',
    period: 'yearly',
    available: true,
    monthlyCents: 250_00,
    card: { id: 'genio-anual-cartao', available: true, monthlyCents: 250_00 },
    pix: { id: 'genio-anual-pix', available: true, percentDiscount: 10 },
  },
  {
    ...master,
    id: 'mestre-anual',
    period: 'yearly',
    available: true,
    monthlyCents: 400_00,
    card: { id: 'mestre-anual-cartao', available: true, monthlyCents: 360_00 },
    pix: { id: 'mestre-anual-pix', available: true, percentDiscount: 15 },
  },
  {
    ...educational,
    id: 'educacional-mensal',
    period: 'monthly',
    available: true,
    monthlyCents: 190_00,
    card: null,
    pix: null,
  },
  { ...genius, id: 'genio-mensal', period: 'monthly', available: true, monthlyCents: 310_00, card: null, pix: null },
  { ...master, id: 'mestre-mensal', period: 'monthly', available: true, monthlyCents: 490_00, card: null, pix: null },
];
