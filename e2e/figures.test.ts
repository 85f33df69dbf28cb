import ExcelJS from 'exceljs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../backend/testing/client.ts';
import { benefitLogsAnswer } from '../domain/api/benefit-logs.ts';
import { calculationExport } from '../domain/api/calculation-export.ts';
import { calculationAnswer } from '../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../domain/api/customers.ts';
import { reportAnswer, reportDocxAnswer, reportSections } from '../domain/api/report.ts';
import { type Rule, rulesAnswer } from '../domain/api/rules.ts';
import { headlineMoney } from '../domain/words/far-ahead.ts';
import { formatDate, formatMoney } from '../domain/words/format.ts';
import type { RuleGroup } from '../domain/words/rules.ts';
import { readDocx } from '../report/testing/docx-text.ts';
import { granted, signIn } from './adviser.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { pdfPages } from './pdf-text.ts';
import { type Program, startProgram } from './program.ts';

interface Case {
  readonly customerId: string;
  readonly calculationId: string;
}

interface Told {
  readonly rule: Rule;
  readonly group: Exclude<RuleGroup, 'notApplicable'>;
}

/** Typesetters break lines where they like. */
const squeezed = (text: string): string => text.replace(/\s/g, '');

/** The day and the value of a rule, as every reader reads them: of far ahead rounded in the head, to the cent among the steps. */
const figuresOf = (rule: Rule): string[] => {
  const { whenToRetire, estimatedBenefit } = rule;
  const day = whenToRetire === null ? [] : [formatDate(whenToRetire)];
  if (estimatedBenefit === null) return day;
  const inHead =
    whenToRetire === null ? formatMoney(estimatedBenefit) : headlineMoney(estimatedBenefit, whenToRetire, rule);
  return [...day, squeezed(inHead)];
};

/** Letters after the name of a rule within which its day and value stand. */
const NEAR = 700;

/** Whether some place that names the rule has all its figures beside it. */
const tells = (text: string, rule: Rule): boolean => {
  const name = squeezed(rule.modality);
  const places = text.split(name).slice(1);
  return places.some((after) => figuresOf(rule).every((figure) => after.slice(0, NEAR).includes(figure)));
};

describe.skipIf(chromiumPath === null)(
  `the figures of a result${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let adviser: Client;
    let page: Page;
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      adviser = await signIn(program.address, program.email, program.password);
      ({ page } = await openPage(browser));
      await page.goto(program.address);
      await page.getByLabel('E-mail').fill(program.email);
      await page.getByLabel('Senha', { exact: true }).fill(program.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    const demonstration = async (name: string): Promise<Case> => {
      const { customers } = (await granted(adviser.get('/customers'))).as(customerListAnswer);
      const customerId = customers.find((customer) => customer.name === name)?.id ?? '';
      const { customer } = (await granted(adviser.get(`/customers/${customerId}`))).as(customerAnswer);
      return { customerId, calculationId: customer.calculations[0]?.id ?? '' };
    };

    /** A teacher of a city, who states her times and no pay: rules without any value. */
    const teacher = async (): Promise<Case> => {
      const customer = { name: 'Célia Professora da Prova', birthDate: '1970-02-03', gender: 'Mulher' };
      const { id: customerId } = (await granted(adviser.post('/customers', { customer }))).as(customerAnswer).customer;
      const years = (count: number) => ({ years: count, months: 0, days: 0 });
      const calculation = {
        customerId,
        name: 'Magistério',
        regimeType: 'RPPS',
        regimeId: 2,
        publicServiceIngressDate: '1995-02-01',
        contributionTime: years(30),
        publicServiceTime: years(30),
        teachingTime: years(26),
        carreerTime: years(20),
        positionTime: years(12),
      };
      const answer = (await granted(adviser.post('/calculations', calculation))).as(calculationAnswer);
      return { customerId, calculationId: answer.calculation.id };
    };

    const persons: Readonly<Record<string, () => Promise<Case>>> = {
      'a federal servant': () => demonstration('Helena Duarte Nogueira'),
      'somebody under the INSS': () => demonstration('Antônio Brandão Siqueira'),
      'a teacher without remunerations': teacher,
    };

    const rulesOf = async (calculationId: string, regimeType: 'RPPS' | 'RGPS'): Promise<readonly Told[]> => {
      const { applicableRules, futureRules } = (
        await granted(adviser.get(`/calculations/${calculationId}/rules?regimeType=${regimeType}`))
      ).as(rulesAnswer);
      return [
        ...applicableRules.map((rule): Told => ({ rule, group: 'applicable' })),
        ...futureRules.map((rule): Told => ({ rule, group: 'future' })),
      ];
    };

    const spreadsheet = async (calculationId: string) => {
      const { bytes } = await granted(adviser.get(`/calculations/${calculationId}/export?format=xlsx`));
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(bytes);
      /** The rows of a sheet that are about a rule, under the names of the columns. */
      return (name: string, ruleId: string): Record<string, ExcelJS.CellValue>[] => {
        const sheet = workbook.getWorksheet(name);
        const head = sheet?.getRow(1);
        const rows: Record<string, ExcelJS.CellValue>[] = [];
        sheet?.eachRow((row) => {
          const cells: Record<string, ExcelJS.CellValue> = {};
          head?.eachCell((cell, column) => {
            cells[cell.text] = row.getCell(column).value;
          });
          if (cells.Código === ruleId) rows.push(cells);
        });
        return rows;
      };
    };

    /** The first card of that name that has all the figures of the rule. */
    const cardOf = async (rule: Rule): Promise<Locator> => {
      const cards = page.getByRole('article', { name: rule.modality, exact: true });
      await cards.first().waitFor();
      for (const card of await cards.all()) {
        const text = squeezed(await card.innerText());
        if (figuresOf(rule).every((figure) => text.includes(figure))) return card;
      }
      throw new Error(`No card has ${figuresOf(rule).join(' and ')} of ${rule.id}`);
    };

    /** The first reading of the value, step by step, in the dialog that the card opens. */
    const readSteps = async (card: Locator, { benefitLogs: [log], estimatedBenefit }: Rule): Promise<void> => {
      if (log === undefined || estimatedBenefit === null) return;
      await card.getByRole('button', { name: /foi (apurado|calculado)/i }).click();
      const dialog = page.getByRole('dialog');
      const reading = dialog.getByRole('region', { name: log.name, exact: true }).first();
      await reading.waitFor();
      const text = squeezed(await reading.innerText());
      for (const { label, value } of log.steps) {
        expect(text).toContain(squeezed(label));
        expect(text).toContain(squeezed(value));
      }
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await dialog.waitFor({ state: 'detached' });
    };

    const addresses = { applicable: 'rules', future: 'future-rules' } as const;

    const seeOnScreen = async ({ customerId, calculationId }: Case, regimeType: string, told: readonly Told[]) => {
      for (const group of ['applicable', 'future'] as const) {
        const rules = told.filter((each) => each.group === group).map(({ rule }) => rule);
        if (rules.length === 0) continue;
        const calculation = `${program.address}/#/customer/${customerId}/calculations/${calculationId}`;
        await page.goto(`${calculation}/${addresses[group]}?regime=${regimeType}`);
        for (const rule of rules) await readSteps(await cardOf(rule), rule);
      }
    };

    /** What a step's cell holds, written as the API writes it. */
    const inWords = (value: ExcelJS.CellValue, like: string): string => {
      if (typeof value !== 'number') return String(value);
      if (like.startsWith('R$')) return formatMoney(value);
      const decimals = /,(\d+)/.exec(like)?.[1]?.length ?? 0;
      const plain = new Intl.NumberFormat('pt-BR', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: 8,
        useGrouping: like.includes('.'),
      });
      return like.endsWith('%') ? `${plain.format(value * 100)}%` : plain.format(value);
    };

    const compareSteps = async (calculationId: string, rule: Rule, rows: Record<string, ExcelJS.CellValue>[]) => {
      const path = `/calculations/${calculationId}/rules/${rule.id}/benefit-logs?regimeType=${rule.regimeType}`;
      const { benefitLogs } = (await granted(adviser.get(path))).as(benefitLogsAnswer);
      expect(benefitLogs.map(({ salaries: _salaries, ...log }) => log)).toEqual(rule.benefitLogs);
      const steps = rule.benefitLogs.flatMap((log) => log.steps);
      expect(rows.map(({ Passo, Valor }, at) => [Passo, inWords(Valor ?? null, steps[at]?.value ?? '')])).toEqual(
        steps.map(({ label, value }) => [label, value]),
      );
    };

    it.each(Object.entries(persons))(
      'of %s are the same on card, in modal, spreadsheet, PDF, Word and API',
      async (_who, find) => {
        const found = await find();
        const { calculationId } = found;
        const body = { calculationId, sections: reportSections };
        const { pdf } = (await granted(adviser.post('/reports/genial-report', body))).as(reportAnswer);
        const { docx } = (await granted(adviser.post('/reports/genial-report?format=docx', body))).as(reportDocxAnswer);
        const printed = squeezed((await pdfPages(new Uint8Array(Buffer.from(pdf, 'base64')))).join(''));
        const word = squeezed(readDocx(docx).text);
        const rowsOf = await spreadsheet(calculationId);
        const json = (await granted(adviser.get(`/calculations/${calculationId}/export?format=json`))).as(
          calculationExport,
        );
        for (const regimeType of ['RPPS', 'RGPS'] as const) {
          const told = await rulesOf(calculationId, regimeType);
          for (const { rule } of told) {
            expect([rule.id, tells(printed, rule), tells(word, rule)]).toEqual([rule.id, true, true]);
            expect(rowsOf('Regras', rule.id)).toMatchObject([
              {
                'Direito em': rule.whenToRetire === null ? null : new Date(`${rule.whenToRetire}T00:00:00.000Z`),
                'Benefício estimado': rule.estimatedBenefit,
              },
            ]);
            await compareSteps(calculationId, rule, rowsOf('Passos', rule.id));
          }
          const ofJson = json.regimes.find((regime) => regime.regimeType === regimeType);
          expect([...(ofJson?.applicableRules ?? []), ...(ofJson?.futureRules ?? [])]).toEqual(
            told.map(({ rule }) => rule),
          );
          await seeOnScreen(found, regimeType, told);
        }
      },
    );
  },
);
