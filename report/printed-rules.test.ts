import { describe, expect, it } from 'vitest';
import { sampleCalculation, sampleRule } from '../domain/api/sample.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { sampleRegime, sampleReport } from './sample.ts';

/** With amounts as they are written elsewhere: on paper they keep to one line. */
const htmlOf = (data: ReportData): string => reportHtml(data).replaceAll('\u00a0', ' ');

describe('what the Relatório Genial says of a rule', () => {
  it('prints the headline of a rule, what was needed and held, and how the value arose', () => {
    const html = htmlOf(sampleReport());
    expect(html).toContain('Pode se aposentar desde 10/03/2021 · R$ 12.345,67');
    expect(html).toContain('62 anos, 8 meses e 10 dias');
    expect(html).toContain('Última remuneração (10/2026)');
  });

  it('prints the day on which a rule is read, and what is held then and on the calculation date', () => {
    const html = htmlOf(sampleReport());
    expect(html).toContain('Situação em 10/03/2021, quando o direito se completou');
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(([, head]) => head);
    expect(heads).toEqual(expect.arrayContaining(['Requisito', 'Exigido', 'Em 10/03/2021', 'Em 20/11/2026']));
  });

  it('prints a figure that moves for the day of completion too', () => {
    const data = sampleReport();
    const points = { requirement: 'points' as const, label: 'Pontos', necessary: 103, necessaryThen: 105 };
    const requirements = sampleRule.requirements.map((asked) => ({
      ...asked,
      ...points,
      met: false,
      metOn: '2042-09-08',
    }));
    if (data.rpps !== null) data.rpps.rules.applicableRules = [{ ...sampleRule, requirements }];
    expect(htmlOf(data)).toContain('Previsto para 08/09/2042, com 105 pontos');
  });

  it('marks what nobody confirmed in the local law, once', () => {
    const data = sampleReport();
    data.rpps?.rules.applicableRules.push({
      ...sampleRule,
      confirmed: false,
      notices: ['Valor não confirmado na legislação local'],
    });
    expect(htmlOf(data).match(/Valor não confirmado na legislação local/g)).toHaveLength(1);
  });

  it('lists the official page of each norm once, and names the rules whose norm nobody has read', () => {
    const data = sampleReport();
    expect(htmlOf(data)).not.toContain('Regra ainda não conferida');
    data.rpps?.rules.applicableRules.push({ ...sampleRule, modality: 'Pontos do Acre', confirmed: false });
    const html = htmlOf(data);
    expect(html.match(/<h2>Fontes<\/h2>/g)).toHaveLength(1);
    expect(html.match(/href="[^"]*emendas\/emc\/emc103\.htm"/g)).toHaveLength(1);
    expect(html).toContain('Regra ainda não conferida no texto da norma: confira antes de usar: “Pontos do Acre”.');
  });

  it('has no list of sources where no rule is printed', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ISENCAO_IMPOSTO'] } });
    expect(htmlOf(data)).not.toContain('<h2>Fontes</h2>');
  });

  it('asks a client of the INSS for nothing of the servants’ regime', () => {
    const rules = { ...sampleRegime([], []).rules, missingData: ['calculation.regimeId'] };
    const html = htmlOf(
      sampleReport({
        request: { calculationId: 'k1', sections: ['POSSIBILIDADES_IMEDIATAS_RGPS', 'ABONO_PERMANENCIA'] },
        calculation: { ...sampleCalculation, regimeType: 'RGPS' },
        rpps: { rules, totals: [], nets: {} },
        rgps: sampleRegime([], []),
      }),
    );
    expect(html).toContain('O abono de permanência cabe ao servidor vinculado a regime próprio');
    expect(html).not.toContain('Faltam:');
  });

  it('says of a day that is to come that it is', () => {
    const requirements = sampleRule.requirements.map((asked) => ({ ...asked, met: false, metOn: '2030-03-02' }));
    const data = sampleReport({ rpps: sampleRegime([], [{ ...sampleRule, requirements }]) });
    expect(htmlOf(data)).toContain('Previsto para 02/03/2030');
    expect(htmlOf(data)).not.toContain('Completo em');
    expect(htmlOf(sampleReport())).toContain('Completo em 10/03/2021');
  });

  it('puts the readings of a value and of the norm beside each other, each with its day and amount', () => {
    const [log] = sampleRule.benefitLogs;
    if (log === undefined) throw new Error('no value');
    const ofValue = { ...log, name: 'Média das 80% maiores, só em juízo', value: 13_000.5 };
    const disputed = { ...sampleRule, benefitLogs: [log, ofValue] };
    const variant = {
      ...sampleRule,
      id: 'variant',
      variantOf: sampleRule.id,
      modality: 'Como a decisão manda',
      whenToRetire: '2020-02-01',
      estimatedBenefit: 14_000.25,
    };
    const tables = htmlOf(sampleReport({ rpps: sampleRegime([disputed, variant], []) })).split('Leituras em discussão');
    expect(tables[1]).toMatch(
      /^[\s\S]{0,400}Integralidade da última remuneração<\/td><td[^>]*>10\/03\/2021<\/td><td[^>]*>R\$ 12\.345,67<\/td>[\s\S]{0,40}só em juízo<\/td><td[^>]*>10\/03\/2021<\/td><td[^>]*>R\$ 13\.000,50<\/td>[\s\S]{0,40}Outra leitura da norma: Como a decisão manda<\/td><td[^>]*>01\/02\/2020<\/td><td[^>]*>R\$ 14\.000,25<\/td>/,
    );
    expect(htmlOf(sampleReport())).not.toContain('Leituras em discussão');
  });

  it('says under a value of more than ten years ahead that law and pay will have changed', () => {
    const remark = '<p class="remark">Até lá a lei e o salário terão mudado: o valor é uma ordem de grandeza.</p>';
    const on = (whenToRetire: string) =>
      htmlOf(sampleReport({ rpps: sampleRegime([], [{ ...sampleRule, whenToRetire }]) }));
    expect(on('2036-11-20')).not.toContain(remark);
    expect(on('2036-11-21')).toContain(remark);
    const unknown = { ...sampleRule, whenToRetire: '2036-11-21', estimatedBenefit: null, benefitLogs: [] };
    expect(htmlOf(sampleReport({ rpps: sampleRegime([], [unknown]) }))).not.toContain(remark);
  });

  it('gives what is complete only after the last day of work a line of its own, rounded as it is far ahead, and no page', () => {
    const near = {
      ...sampleRule,
      id: 'near',
      modality: 'Por idade',
      estimatedBenefit: 1621,
      whenToRetire: '2028-03-15',
    };
    const beyond = {
      ...near,
      id: 'beyond',
      modality: 'Pedágio de 100%',
      estimatedBenefit: 4978.06,
      whenToRetire: '2060-03-15',
      withinReach: false,
    };
    const captioned =
      /Regras que só se completam depois dos 75 anos[\s\S]*?Pedágio de 100%[\s\S]*?cerca de R\$ 5\.000,00/;
    const both = htmlOf(sampleReport({ rpps: sampleRegime([], [near, beyond]) }));
    expect(both).toMatch(captioned);
    expect(both.match(/class="rule"/g)).toHaveLength(1);
    const alone = htmlOf(sampleReport({ rpps: sampleRegime([], [beyond]) }));
    expect(alone).not.toMatch(captioned);
    expect(alone.match(/class="rule"/g)).toHaveLength(1);
  });

  it('names the condition on which a rule gives the permanence bonus', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ABONO_PERMANENCIA'] } });
    data.rpps?.rules.applicableRules.splice(0, 1, { ...sampleRule, abono: 'Somente com 30 anos de contribuição.' });
    const html = htmlOf(data);
    expect(html).toContain('Somente com 30 anos de contribuição</td>');
    expect(html).not.toContain('Nenhuma regra testada dá direito ao abono de permanência.');
  });
});
