import { describe, expect, it } from 'vitest';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule } from '../../domain/api/sample.ts';
import type { Block, Cell } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { printedReport } from '../html.ts';
import { sampleRegime, sampleReport, sampleScenarios } from '../sample.ts';
import { readDocx } from '../testing/docx-text.ts';
import { reportDocx } from './docx.ts';

const written = async (data: ReportData) => readDocx(await reportDocx(data));

/** Every text that a value of the content holds, whatever block it is in. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'kind' ? [] : textsIn(part)));
};

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('the report as a Word document', () => {
  it('says all that the PDF says', async () => {
    const data = sampleReport();
    const { text } = await written(data);
    const { sections, appendices, closing, office } = printedReport(data);
    const said = [
      ...textsIn([...sections, ...appendices].map(({ title, blocks }) => [title, blocks])),
      closing?.place,
      closing?.oab,
    ];
    for (const each of [...said, closing?.lawyerName, office.name]) expect(text).toContain(each);
  });

  it('has headings that Word lists, one a section, and the heads of its tables on every page', async () => {
    const data = sampleReport();
    const { paragraphs, tagsOf } = await written(data);
    const headings = paragraphs.filter(({ style }) => style === 'Heading2').map(({ text }) => text);
    const { sections, appendices } = printedReport(data);
    const printed = [...sections, ...appendices];
    expect(headings).toEqual(printed.map(({ numeral, title }) => (numeral === null ? title : `${numeral}. ${title}`)));
    expect(paragraphs.find(({ style }) => style === 'Heading1')?.text).toBe('Relatório Genial');
    const tables = printed.flatMap(({ blocks }) => blocks.flatMap(tablesIn));
    expect(tagsOf('w:tblHeader')).toHaveLength(tables.length);
  });

  it('has the office’s logo in its shape', async () => {
    const office = { oab: null, city: null, name: 'Ana', text: null, logo: picture };
    const { names, tagsOf } = await written(sampleReport({ office }));
    expect(names.some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
    const [extent] = tagsOf('wp:extent');
    expect(extent?.attributes.cx).toBe(extent?.attributes.cy);
  });

  it('shows the picture of the sums that the PDF draws', async () => {
    const { names } = await written(sampleReport({ scenarios: [sampleScenarios('RGPS')] }));
    expect(names.some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
  });

  it('looks as the office chose', async () => {
    const look = { colour: '#7a1f3d', typeface: 'serif' as const, cover: true, order: ['PLANO_ACAO' as const] };
    const { text, tagsOf, paragraphs, styles } = await written(sampleReport({ look }));
    expect(tagsOf('w:br').filter(({ attributes }) => attributes['w:type'] === 'page')).toHaveLength(1);
    expect(text).toContain('Regime analisado: RPPS');
    const headings = paragraphs.filter(({ style }) => style === 'Heading2').map((paragraph) => paragraph.text);
    expect(headings.slice(0, 2)).toEqual(['Conclusão', 'I. Plano de ação']);
    expect(styles).toContain('7A1F3D');
    expect(styles).toContain('Cambria');
    expect(styles).not.toContain('0B4F55');
  });

  it('does without a logo that is no picture', async () => {
    const office = { oab: null, city: null, name: 'Ana', text: null, logo: 'data:image/svg+xml;base64,PHN2Zy8+' };
    expect((await written(sampleReport({ office }))).names.some((name) => name.endsWith('.png'))).toBe(false);
  });

  it('has no signature where the foot is switched off', async () => {
    const request = { calculationId: 'k1', sections: ['CABECALHO' as const], lawyerName: 'Dra. Ana Exemplo' };
    expect((await written(sampleReport({ request }))).text).not.toContain('Dra. Ana Exemplo');
  });

  it.each([
    '=HYPERLINK("http://x.test")',
    '</w:t></w:r><w:r><w:instrText>DDEAUTO</w:instrText>',
    '<script>alert(1)</script>',
    ']]>',
    'שלום \u202Eabc',
    '👩🏽‍⚖️',
    'a & b "c"',
  ])('writes %s as text wherever somebody typed it', async (typed) => {
    const compared = sampleScenarios('RPPS');
    const data = sampleReport({
      customer: { ...sampleCustomer, name: typed, email: typed },
      calculation: { ...sampleCalculation, name: typed },
      workRecords: [{ ...sampleRecord, companyName: typed }],
      office: { oab: null, city: null, name: typed, text: typed, logo: null },
      scenarios: [
        { ...compared, scenarios: compared.scenarios.map((one) => ({ ...one, name: typed, inWords: [typed] })) },
      ],
      request: { calculationId: 'k1', action: typed, observation: typed, lawyerName: typed, oabValue: typed },
    });
    const { text, tagsOf } = await written(data);
    expect(text.split(typed).length).toBeGreaterThan(8);
    expect(tagsOf('w:instrText')).toHaveLength(0);
  });

  it('survives control characters, half characters and a text of 50,000 letters', async () => {
    const request = { calculationId: 'k1', action: `a\u0000b\u0007c\uFFFEd\uD83De ${'x'.repeat(50_000)}` };
    const { text } = await written(sampleReport({ request }));
    expect(text).toContain(`abcde ${'x'.repeat(50_000)}`);
  });

  it('links to the pages of the law, and to nothing else than the web', async () => {
    const sources = [{ norm: 'Página', article: null, address: 'javascript:alert(1)' }, ...sampleRule.sources];
    const { tagsOf } = await written(sampleReport({ rpps: sampleRegime([{ ...sampleRule, sources }], []) }));
    expect(tagsOf('w:hyperlink')).toHaveLength(1);
  });
});

const tablesIn = (block: Block): Cell[][] => {
  if (block.kind === 'table') return [block.head];
  if (block.kind !== 'rule') return [];
  const { requirements, benefit } = block.rule;
  return [...tablesIn(requirements), ...(benefit === null ? [] : tablesIn(benefit))];
};
