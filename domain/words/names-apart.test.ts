import { expect, it } from 'vitest';
import { withNamesApart } from './names-apart.ts';

const record = (companyName: string, ingressDate: string, egressDate: string | null = null) => ({
  companyName,
  ingressDate,
  egressDate,
});

it('tells records of one name apart by their months, and leaves a name that only one bears as it is', () => {
  const names = withNamesApart([
    record('RECOLHIMENTO', '2011-03-01', '2015-12-31'),
    record('Loja', '2001-01-01', '2003-01-31'),
    record('RECOLHIMENTO', '2019-02-01'),
  ]).map(({ companyName }) => companyName);
  expect(names).toEqual(['RECOLHIMENTO (03/2011 a 12/2015)', 'Loja', 'RECOLHIMENTO (desde 02/2019)']);
});
