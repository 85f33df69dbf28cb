/** Portaria DIRBEN/INSS 990/2022, Anexo V: what an adviser is told to do is what the annex lets be done. */
import { describe, expect, it } from 'vitest';
import { indicatorOf } from '../indicators.ts';

describe('what an adviser is told to do', () => {
  it.each([
    ['PRPPS', 'ownRegime', /^Confira no detalhe do vínculo os regimes .* divida o registro/],
    ['PVIN-TRAB-INTERM', 'nothing', /^Não há acerto no CNIS: .* eSocial/],
    ['PREM-EMPR', 'nothing', /^Não há acerto no CNIS: .* Receita Federal/],
    ['PDESFAZ-AJ-EC103', 'belowMinimum', /^Peça ao INSS que trate o desfazimento antes de qualquer novo ajuste/],
    ['PREC-COD1821', 'untilProved', /^Complemente a diferença a 20%/],
    ['PREC-LC150-DOM', 'nothing', /^Não se acerta no CNIS: peça a restituição/],
    ['PREM-BLOQ-EC103', 'untilProved', /^Resolva antes a outra pendência/],
    ['PREM-VINC-PROC-TRAB', 'untilProved', /processo trabalhista/],
    ['AEXT-VPR', 'untilProved', /recurso ou nova prova/],
    ['AEXT-VPT', 'untilProved', /^Confira a decisão/],
    ['IUTILIZ-EXC-MN-SM-EC103', 'belowMinimum', /^Complemente, use o excedente/],
  ] as const)('about %s is asked', (code, effect, action) => {
    expect(indicatorOf(code)).toMatchObject({ asks: true, effect, action: expect.stringMatching(action) });
  });

  it('about what the INSS sets free by itself is nothing: the instalment of a labour suit beside a remuneration', () => {
    expect(indicatorOf('IREM-VINC-PROC-TRAB')).toMatchObject({ asks: false, effect: 'counts', action: null });
    expect(indicatorOf('IREM-RECL-TRAB')).toBe(indicatorOf('IREM-VINC-PROC-TRAB'));
  });

  it('about a certificate that was issued is asked of nobody, though its code begins with P, but its time is not free twice', () => {
    expect(indicatorOf('PCTC-NTR')).toMatchObject({
      asks: false,
      effect: 'counts',
      action: expect.stringMatching(/não conta de novo/),
    });
  });

  it('GFIP tells where a remuneration was declared, and is not called informative alone', () => {
    expect(indicatorOf('GFIP')).toMatchObject({ asks: false, meaning: expect.stringMatching(/declarada em GFIP/) });
  });
});
