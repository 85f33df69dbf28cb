import { describe, expect, it } from 'vitest';
import type { NetAnswer } from '../../domain/api/net.ts';
import { sampleRule } from '../../domain/api/sample.ts';
import { reportHtml } from '../html.ts';
import { sampleRegime, sampleReport } from '../sample.ts';

const taxed: NetAnswer = {
  gross: 8000,
  net: 6875.71,
  missing: null,
  confirmed: true,
  steps: [
    { label: 'Valor bruto', value: 'R$ 8.000,00', article: null },
    { label: 'Contribuição do aposentado', value: 'R$ 100,00', article: 'EC 103/2019, art. 11' },
    { label: 'Imposto de renda na fonte', value: 'R$ 1.024,29', article: null },
    { label: 'Líquido estimado', value: 'R$ 6.875,71', article: null },
  ],
  otherReadings: [],
};
const printed = (net: NetAnswer | null) => {
  const regime = sampleRegime([{ ...sampleRule, estimatedBenefit: 8000 }], []);
  const rpps = { ...regime, nets: net === null ? {} : { [sampleRule.id]: net } };
  return reportHtml(sampleReport({ rpps })).replaceAll('\u00a0', ' ');
};

describe('the net value of a right on paper', () => {
  it('stands under the steps of the gross one with its own, and says for whom it holds', () => {
    const html = printed(taxed);
    expect(html).toMatch(
      /Benefício estimado, por mês<\/td>.*?Contribuição do aposentado<\/td><td>EC 103\/2019, art\. 11<\/td>.*?R\$ 1\.024,29.*?Líquido estimado, por mês<\/td>.*?R\$ 6\.875,71/s,
    );
    expect(html).toContain('para quem não tem dependentes nem moléstia grave');
    expect(html).not.toContain('Valor bruto');
  });

  it('warns of a contribution that nobody read, and says what another reading leaves', () => {
    const html = printed({ ...taxed, confirmed: false, otherReadings: [{ name: 'faixas do zero', net: 7000 }] });
    expect(html).toContain('ainda não foi conferida no texto da norma');
    expect(html).toContain('Por outra leitura (faixas do zero): R$ 7.000,00 líquidos.');
  });

  it('says that nothing is deducted, without steps that come to nothing', () => {
    const html = printed({ ...taxed, net: 8000 });
    expect(html).toContain('Líquido estimado, por mês: nada se desconta');
    expect(html).not.toContain('Imposto de renda na fonte');
  });

  it('says why there is none, and names no figure then', () => {
    const html = printed({ ...taxed, net: null, steps: [], missing: 'contributionNotKnown' });
    expect(html).toContain('A contribuição dos aposentados deste ente não é conhecida');
    expect(html).not.toContain('Líquido estimado');
    expect(printed(null)).not.toContain('Líquido estimado');
  });
});
