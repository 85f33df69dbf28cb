import { describe, expect, it } from 'vitest';
import { nowhereTexts } from './words.ts';

describe('what the INSS counts nowhere', () => {
  it('is said of the whole link, or of the months that bear the code, and of nothing else', () => {
    expect(nowhereTexts([{ code: 'PRPSE', months: [] }])).toEqual([
      'O INSS não conta este vínculo (PRPSE): nem tempo, nem carência, nem valor. Enquanto ele estiver aqui, o cálculo o conta.',
    ]);
    expect(nowhereTexts([{ code: 'PREM-FVIN', months: [{ from: '2009-03', to: '2009-05' }] }])).toEqual([
      'O INSS não conta 03/2009 a 05/2009 (PREM-FVIN): nem tempo, nem carência, nem valor. Retire do registro o que não se puder acertar.',
    ]);
    expect(nowhereTexts([{ code: 'PEXT', months: [] }])).toEqual([]);
  });
});
