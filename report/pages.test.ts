import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium, warmBrowser } from './browser.ts';
import { reportHtml } from './html.ts';
import { printPdf } from './pdf.ts';
import { reportsOfPeople } from './testing/people.ts';

/** Of the sheet, in points. */
const POINTS_PER_MM = 72 / 25.4;
const HEIGHT = 842;
const WIDTH = 595;
const TOP = HEIGHT - 22 * POINTS_PER_MM;
const BOTTOM = 20 * POINTS_PER_MM;
const RIGHT = WIDTH - 18 * POINTS_PER_MM;
const LEFT = 20 * POINTS_PER_MM;
/** Chromium rounds to its own pixels. */
const SNAP = 2;

interface Item {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the base line, from the bottom of the sheet. */
  readonly y: number;
  readonly size: number;
}

const read = async (pdf: Uint8Array): Promise<Item[][]> => {
  const document = await getDocument({ data: pdf, useSystemFonts: true, verbosity: 0 }).promise;
  const pages: Item[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, left = 0, y = 0] = item.transform.map(Number);
        return [{ text: item.str, left, right: left + item.width, y, size }];
      }),
    );
  }
  await document.destroy();
  return pages;
};

/** What stands between the margins, without the running lines. */
const body = (page: readonly Item[], number: number): Item[] =>
  page.filter(({ y }) => y > BOTTOM && (y < TOP || number === 0));

/** Share of the page below its last line that is empty. */
const blank = (page: readonly Item[]): number => (Math.min(...page.map(({ y }) => y)) - BOTTOM) / (TOP - BOTTOM);

const linesOf = (page: readonly Item[]): number => new Set(page.map(({ y }) => Math.round(y))).size;

const LONG_LETTERHEAD = [
  'Prado, Moura e Associados Sociedade de Advogados',
  'Direito previdenciário dos servidores e do regime geral',
  'Rua Imaginária, 1.234, conjunto 56, Centro Cívico, 80000-000 Curitiba – PR',
  'Filial: Avenida Inventada, 789, sala 10, 89200-000 Joinville – SC',
  'Telefones (41) 0000-0000 e (47) 0000-0000',
  'contato@escritorio.invalid · www.escritorio.invalid',
  'CNPJ 00.000.000/0000-00 · OAB/PR 0.000',
  'Responsável técnica: Dra. Ana Exemplo, OAB/PR 12.345',
].join('\n');

/** The head of a rule goes to the next page with its first requirements. */
const MOST_BLANK = 0.29;
/** Remarks, which may repeat what a lead said, are smaller. */
const SMALL = 9.5;

/** Two rows of the glossary are no page. */
const FEWEST_ON_THE_LAST = 8;

/** Headings are larger than the text under them. */
const HEADING = 11.2;

const chromium = await findChromium(process.env);

describe.skipIf(chromium === null)('the pages of all kinds of people (needs a Chromium)', () => {
  const browser = warmBrowser(chromium ?? '');
  afterAll(() => browser.close());

  it.each(reportsOfPeople().map((data) => [data.customer.name ?? '', data] as const))('%s', async (_name, data) => {
    const html = reportHtml(data);
    const pages = (await read(await printPdf(browser, html))).map(body);
    const leads = [...html.matchAll(/<p class="lead">([^<]*)<\/p>/g)].map(([, text = '']) => text);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, number) => {
      const where = `page ${number + 1} of ${pages.length}`;
      const wide = page.filter(({ left, right }) => left < LEFT - SNAP || right > RIGHT + SNAP);
      expect(
        wide.map(({ text }) => text),
        `${where}: beyond the margins`,
      ).toEqual([]);
      const broken = page.filter(({ text }) => /^\d{2}\/\d{2}\/\d{0,3}$/.test(text.trim()));
      expect(
        broken.map(({ text }) => text),
        `${where}: dates over two lines`,
      ).toEqual([]);
      if (number === pages.length - 1) return;
      expect(blank(page), `${where}: empty below`).toBeLessThan(MOST_BLANK);
      expect(linesOf(page), `${where}: lines`).toBeGreaterThan(4);
      const last = page.toSorted((one, other) => one.y - other.y)[0];
      expect(last?.size ?? 0, `${where} ends with the heading “${last?.text}”`).toBeLessThan(HEADING);
      const top = (pages[number + 1] ?? []).toSorted((one, other) => other.y - one.y)[0];
      expect(top?.text, `${where} ends with the head of a rule, its requirements on the next`).not.toMatch(
        /^Situação em /,
      );
      const isLead = leads.some((lead) => last !== undefined && last.size > SMALL && lead.endsWith(last.text.trim()));
      expect(isLead, `${where} ends with “${last?.text}”, and what it is about follows`).toBe(false);
    });
    expect(linesOf(pages.at(-1) ?? []), 'lines of the last page').toBeGreaterThan(FEWEST_ON_THE_LAST);
    const [answer = []] = data.look.cover ? pages.slice(1) : pages;
    expect(
      answer.some(({ text }) => text.includes('Não vincula')),
      'the conclusion is one page',
    ).toBe(true);
  });

  it.each(
    reportsOfPeople()
      .filter(({ customer }) => /^(Marta|Dora|Neusa|Sônia|Helena|Otávio|Davi) /.test(customer.name ?? ''))
      .map((data) => [data.customer.name ?? '', data] as const),
  )('%s, under a letterhead of eight lines', async (_name, data) => {
    const office = { ...data.office, text: LONG_LETTERHEAD };
    const pages = (await read(await printPdf(browser, reportHtml({ ...data, office })))).map(body);
    const [answer = []] = data.look.cover ? pages.slice(1) : pages;
    expect(answer.some(({ text }) => text.includes('Não vincula'))).toBe(true);
  });
});
