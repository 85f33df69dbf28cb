import type { Plan } from '../../../domain/api/plans.ts';

/** A yearly plan for tests. */
export const yearlyPlan: Plan = {
  id: 'genio-anual',
  name: 'Gênio',
  type: 'SUBSCRIPTION',
  period: 'yearly',
  available: true,
  monthlyValue: '250.00',
  yearlyValue: '3000.00',
  items: ['Até 3 usuários'],
  guarantee: 'Garantia de 15 dias.',
  users: 3,
  card: { id: 'genio-anual-cartao', available: true, monthlyValue: '250.00', discount: '0.00' },
  pix: { id: 'genio-anual-pix', available: true, value: '2700.00', discount: '300.00', percentDiscount: 10 },
};

export const monthlyPlan: Plan = {
  ...yearlyPlan,
  id: 'genio-mensal',
  period: 'monthly',
  monthlyValue: '310.00',
  yearlyValue: '3720.00',
  card: null,
  pix: null,
};
