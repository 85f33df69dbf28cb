import { describe, expect, it } from 'vitest';
import { nowhereTexts } from './words.ts';

describe('what the INSS counts nowhere', () => {
  it('is said of the whole link, or of the months that bear the code, and of nothing else', () => {
    expect(nowhereTexts([{ code: 'PRPSE', months: [] }])).toEqual([
      'O INSS não conta este vínculo (PRPSE): nem tempo, nem carência, nem valor. Enquanto ele estiver aqui, o cálculo o conta.',
    ]);
    expect(nowhereTexts([{ code: 'PREM-FVIN', months: [{ from: '2009-03', to: '2009-05' }] }])).toEqual([
      'O INSS não conta 03/2009 a 05/2009 (PREM-FVIN), e o cálculo do RGPS também não, enquanto o mês estiver fora das datas do registro. Se a data é que está errada, corrija-a.',
    ]);
    expect(nowhereTexts([{ code: 'PREM-EMPR', months: [{ from: '2009-03', to: '2009-03' }] }])).toEqual([
      'O INSS não conta 03/2009 (PREM-EMPR): nem tempo, nem carência, nem valor, e o cálculo do RGPS também não. Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.',
    ]);
    expect(nowhereTexts([{ code: 'PEXT', months: [] }])).toEqual([]);
  });
});
