import { describe, expect, it } from 'vitest';
import type { OutlookWaiting } from '../../domain/api/outlook.ts';
import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { namedLater } from '../../domain/words/ranked-rights.ts';
import type { Block } from '../blocks.ts';
import { sampleOutlook, sampleReport } from '../sample.ts';
import { job, paid, reportOf } from '../testing/report-of.ts';
import { waiting } from './waiting.ts';

const outlook = sampleOutlook('RGPS');
const [first] = outlook.waiting;
const tablesIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
const sumsIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'sums' ? [block.sums] : []));
const of = (rows: OutlookWaiting[]) => waiting(sampleReport({ outlooks: [{ ...outlook, waiting: rows }] }));

describe('what waiting is worth', () => {
  it('is a picture of the first day and those that stand out, with the month from which the later has paid', () => {
    const [sums] = sumsIn(waiting(sampleReport({ outlooks: [outlook] })));
    expect(sums?.lines.map(({ name, crossing }) => [name, crossing?.date ?? null])).toEqual([
      ['Pedir em 22/11/2026', null],
      ['Pedir em 22/11/2027', '2040-10-22'],
    ]);
    expect(sums?.description).toContain('compensa desde 22/10/2040');
  });

  it('has at most six rows, those that stand out among them', () => {
    const [table] = tablesIn(waiting(sampleReport({ outlooks: [outlook] })));
    expect(table?.rows.length).toBe(2);
    const many = Array.from({ length: 20 }, (_, year) =>
      first === undefined ? [] : [{ ...first, date: `${2026 + year}-11-22` }],
    ).flat();
    const days = tablesIn(of(many))[0]?.rows.map(({ cells }) => cells[0]?.text.split('\n')[0]);
    expect(tablesIn(of(many))[0]?.rows[0]?.cells[0]?.text).toMatch(/^22\/11\/2026\naos \d+ anos$/);
    expect(days).toHaveLength(6);
    expect(days).toEqual(expect.arrayContaining(['22/11/2026', '22/11/2027', '22/11/2045']));
  });

  it('says of what never pays that it comes after the expectation of life, and of what is equal that it is', () => {
    const rows = (balance: number) =>
      first === undefined ? [] : [first, { ...first, date: '2030-11-22', gain: 300, balance, evensOutOn: null }];
    expect(JSON.stringify(of(rows(-10)))).toContain('depois da expectativa de vida');
    const same = rows(-10).map((row) => ({ ...row, gain: 0 }));
    expect(JSON.stringify(of(same))).toContain('"não compensa"');
    expect(JSON.stringify(of(same))).not.toContain('"depois da expectativa de vida"');
    expect(JSON.stringify(of(rows(0)))).toContain('"igual"');
    expect(JSON.stringify(of(rows(0.01)))).toContain('"igual"');
  });

  it('has in its picture a day that stands out and lies between two years, as in its table', () => {
    const post = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;
    const data = reportOf({
      name: 'Marta Inventada',
      profession: 'Analista',
      gender: 'Mulher',
      birthDate: '1964-05-10',
      regime: 'União',
      regimes: ['RPPS'],
      publicServiceIngressDate: '1998-03-02',
      periods: [paid(job('Ministério Imaginário', '1998-03-02', null, post), 2500, 6.5)],
    });
    const [answer] = data.outlooks;
    const most = answer?.marks.bestInLife?.date ?? null;
    expect(answer?.waiting.some(({ date }) => date === most)).toBe(false);
    const blocks = waiting(data);
    expect(sumsIn(blocks)[0]?.lines.map(({ name }) => name)).toContain(`Pedir em ${formatDate(most)}`);
    expect(tablesIn(blocks)[0]?.rows.map(({ cells }) => cells[0]?.text.split('\n')[0])).toContain(formatDate(most));
  });

  it('has the day of the right that the first page names as paying more, though it lies between two years', () => {
    const post = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;
    const data = reportOf({
      name: 'Sílvia Inventada',
      profession: 'Analista',
      gender: 'Mulher',
      birthDate: '1968-04-12',
      regime: 'União',
      regimes: ['RPPS'],
      publicServiceIngressDate: '1997-06-02',
      periods: [paid(job('Tribunal Imaginário', '1997-06-02', null, post), 1800, 8)],
    });
    const later = data.rpps === null ? null : namedLater(data.rpps.rules);
    const day = formatDate(later?.whenToRetire ?? null);
    expect(data.outlooks[0]?.waiting.some(({ date }) => date === later?.whenToRetire)).toBe(false);
    const rows = tablesIn(waiting(data))[0]?.rows.map(({ cells }) => cells.map(({ text }) => text)) ?? [];
    expect(rows).toHaveLength(6);
    const row = rows.find(([asked]) => asked?.startsWith(day) === true);
    expect(row).toContain(formatMoney(later?.estimatedBenefit ?? 0));
    expect(row?.at(-1)).toMatch(/^(?:Valor maior citado na conclusão$|Maior valor(?:;|$))/);
  });

  it('rounds the figures of days more than ten years ahead, and says so', () => {
    const far = first === undefined ? [] : [first, { ...first, date: '2040-11-22', value: 5211.13 }];
    const gain = formatMoney(Math.round(5200 - (first?.value ?? 0))).replaceAll('\u00a0', ' ');
    const blocks = of(far);
    const cells = tablesIn(blocks)[0]?.rows[1]?.cells.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(cells).toEqual(expect.arrayContaining(['R$ 5.200,00', `+ ${gain}`]));
    const same = first === undefined ? [] : [first, { ...first, date: '2040-11-22' }];
    const unchanged = tablesIn(of(same))[0]?.rows.map(({ cells }) => cells[1]?.text);
    expect(unchanged).toEqual([formatMoney(first?.value ?? 0), formatMoney(first?.value ?? 0)]);
    expect(tablesIn(of(same))[0]?.rows[1]?.cells[2]?.text).toBe(formatMoney(0));
    expect(JSON.stringify(blocks)).toContain('está arredondado');
    expect(JSON.stringify(of(first === undefined ? [] : [first]))).not.toContain('arredondado');
  });

  it('repeats no sum after tax where none falls', () => {
    const net = (totalNet: number | null) =>
      JSON.stringify(
        of(
          first === undefined
            ? []
            : [first, { ...first, date: '2027-11-22', totalNet }].map((one) => ({ ...one, total: 100, totalNet })),
        ),
      );
    expect(net(100)).not.toContain('Soma líquida');
    expect(net(90)).toContain('Soma líquida');
  });

  it('has no picture and no table where there is no other day to ask on', () => {
    const blocks = of(first === undefined ? [] : [first]);
    expect([...tablesIn(blocks), ...sumsIn(blocks)]).toEqual([]);
    expect(JSON.stringify(blocks)).toContain('Já pode se aposentar no RGPS');
  });

  it('has beneath it, to the cent, how the value of a day arises that no rule above tells', () => {
    const [day] = outlook.waiting.slice(-1);
    if (day === undefined) throw new Error('no day');
    const steps = [{ label: 'Coeficiente', value: '104%', article: 'EC 103/2019, art. 26, § 2º, I' }];
    const working = { date: day.date, ruleId: day.ruleId, modality: 'Transição por pontos', value: day.value, steps };
    const [, table] = tablesIn(waiting(sampleReport({ outlooks: [{ ...outlook, workings: [working] }] })));
    expect(table?.caption).toBe('Como o valor de 22/11/2027 seria apurado, por “Transição por pontos”');
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Coeficiente', 'EC 103/2019, art. 26, § 2º, I', '104%'],
      ['Benefício estimado, por mês', '', formatMoney(day.value)],
    ]);
  });

  it('says that data is missing', () => {
    expect(JSON.stringify(waiting(sampleReport()))).toContain('Faltam dados');
  });
});
