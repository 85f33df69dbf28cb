import { describe, expect, it } from 'vitest';
import { usualLook } from '../domain/api/report-look.ts';
import { sampleCustomer, sampleRule } from '../domain/api/sample.ts';
import { reportContent } from './content/index.ts';
import { reportHtml } from './html.ts';
import { sampleRegime, sampleReport } from './sample.ts';

const titles = (data = sampleReport()) => reportContent(data).map(({ numeral, title }) => `${numeral} ${title}`);

describe('the look of the Relatório Genial', () => {
  it('looks as the office chose, with a cover that names client, lawyer and day', () => {
    const look = { colour: '#7a1f3d', typeface: 'serif' as const, cover: true, order: [] };
    const html = reportHtml(sampleReport({ look }));
    expect(html).toContain('font-family: "Source Serif 4"');
    expect(html).toContain('h1 { font-size: 20pt; line-height: 1.15; margin: 0; color: #7a1f3d; }');
    expect(html).not.toContain('#0b4f55');
    const cover = /<div class="cover">([\s\S]*?)<section>/.exec(html)?.[1] ?? '';
    for (const said of [
      sampleCustomer.name,
      'Regime analisado: RPPS',
      'Dra. Ana Exemplo – OAB PR 12.345',
      'Londrina, 20 de novembro de 2026.',
    ])
      expect(cover).toContain(said);
    expect(reportHtml(sampleReport())).not.toContain('<div class="cover">');
  });

  it('puts the sections in the order of the office and numbers them so; the conclusion leads', () => {
    const look = { ...usualLook, order: ['PLANO_ACAO' as const, 'POSSIBILIDADES_FUTURAS_RPPS' as const] };
    const data = sampleReport({ look });
    expect(titles(data).slice(0, 3)).toEqual([
      'I Plano de ação',
      'II Possibilidades futuras de aposentadoria (RPPS)',
      'III Identificação do cliente',
    ]);
    expect(reportHtml(data).match(/<h2>([^<]*)/)?.[1]).toBe('Conclusão');
  });

  it('says what holds for several rules over the section that the office puts first', () => {
    const notices = ['Vale para quem ingressou até 2003.'];
    const rules = ['a', 'b'].map((id) => ({ ...sampleRule, id, notices }));
    const regime = sampleRegime(
      rules,
      rules.map((rule) => ({ ...rule, estimatedBenefit: 99_999, whenToRetire: '2030-01-01' })),
    );
    const order = ['POSSIBILIDADES_FUTURAS_RPPS' as const];
    const sections = reportContent(sampleReport({ rpps: regime, look: { ...usualLook, order } })).map((section) =>
      JSON.stringify(section),
    );
    expect(sections.filter((section) => section.includes('ingressou até 2003'))).toHaveLength(1);
    expect(sections[0]).toContain('ingressou até 2003');
  });
});
