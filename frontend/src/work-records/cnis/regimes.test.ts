import { describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { monthLimits } from '../../../../domain/cnis/limits.ts';
import { warningsIn } from './regimes.ts';
import { register } from './register.fake.ts';

describe('the regime chosen in the review', () => {
  const limits = monthLimits();
  const cut: CnisRegister = {
    ...register,
    salaries: [
      { month: '02', year: 1999, value: 1200, readValue: 1416 },
      { month: '03', year: 1999, value: 500, readValue: 500 },
    ],
    warnings: [
      { code: 'aboveCeiling', month: '02', year: 1999, message: 'Valor acima do teto.' },
      { code: 'openEnd', month: null, year: null, message: 'Vínculo sem data de fim.' },
    ],
  };
  it('decides what is warned of', () => {
    const codes = (given: CnisRegister, regimeType: 'RPPS' | 'RGPS') =>
      warningsIn(given, regimeType, limits).map(({ code }) => code);
    expect(codes(cut, 'RGPS')).toEqual(['aboveCeiling', 'openEnd']);
    expect(codes(cut, 'RPPS')).toEqual(['openEnd']);
    const servant: CnisRegister = { ...cut, regimeType: 'RPPS', warnings: [] };
    expect(warningsIn(servant, 'RGPS', limits).map(({ message }) => message)).toEqual([
      'Valor acima do teto: R$ 1.416,00 limitado a R$ 1.200,00.',
    ]);
  });
});
