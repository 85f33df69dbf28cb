/** A city typed in by hand from its law, field by field, as an office's administrator has it before her. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalao } from '../domain/api/described-cities.fake.ts';
import { type Basis, describedPlacesAnswer, type OneFigure, type PairFigure } from '../domain/api/described-places.ts';
import { basisWords } from '../domain/words/described-places.ts';
import { signIn } from './adviser.ts';
import { heading, signInTo } from './axe.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const pick = async (page: Page, within: Locator, label: string, option: string) => {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const type = (within: Locator, label: string, value: string | number | null) =>
  within.getByLabel(label, { exact: true }).fill(String(value ?? ''));

const isOwn = (from: Basis) => from === 'text' || from === 'reported';

const pair = async (page: Page, region: Locator, name: string, figure: PairFigure) => {
  const group = region.getByRole('group', { name, exact: true });
  await pick(page, group, 'Origem', basisWords[figure.from]);
  if (!isOwn(figure.from)) return;
  await type(group, 'Homem', figure.man);
  await type(group, 'Mulher', figure.woman);
};
const one = async (page: Page, region: Locator, name: string, figure: OneFigure) => {
  const group = region.getByRole('group', { name, exact: true });
  await pick(page, group, 'Origem', basisWords[figure.from]);
  if (isOwn(figure.from)) await type(group, 'Número', figure.value);
};
const average = (page: Page, region: Locator) =>
  pick(page, region.getByRole('group', { name: 'cálculo da média', exact: true }), 'Origem', 'Noticiado');

const ruleOf = async (page: Page, name: string): Promise<Locator> => {
  const region = page.getByRole('region', { name, exact: true });
  await pick(page, region, 'A lei tem esta regra?', 'Tem');
  return region;
};
const day = (date: string) => date.split('-').reverse().join('');
const typeDay = async (within: Locator, label: string, date: string) => {
  await within.getByLabel(label, { exact: true }).click();
  await within.getByLabel(label, { exact: true }).pressSequentially(day(date));
};

const { permanent, points, toll } = catalao;
if (permanent.kind !== 'own' || points.kind !== 'own' || toll.kind !== 'own') throw new Error('a rule is missing');

describe.skipIf(chromiumPath === null)(
  `a city on the form${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('is kept as it was typed, figure by figure, and is a regime of the office from then on', async () => {
      const { page, complaints } = await openPage(browser);
      await signInTo(page, program);
      await page.goto(`${program.address}/#/places`);
      await heading(page, 'Entes do escritório');
      await page.getByRole('button', { name: 'Descrever um ente' }).click();

      const identity = page.getByRole('region', { name: 'Município e lei', exact: true });
      await type(identity, 'Município', catalao.city);
      await pick(page, identity, 'UF', 'Goiás');
      await type(identity, 'Código do IBGE (7 dígitos)', catalao.ibge);
      await type(identity, 'Lei da reforma (ex.: Lei 4.151/2023)', catalao.law);
      await typeDay(identity, 'Último dia das regras antigas', catalao.reformDate);
      await type(identity, 'Instituto (opcional)', catalao.institute);
      await pick(page, identity, 'O que serviu de texto', 'Página do instituto');
      await type(identity, 'Título do texto lido', catalao.read.title);
      await type(identity, 'Endereço (opcional)', catalao.read.address);

      const voluntary = page.getByRole('region', { name: 'Regra permanente', exact: true });
      await pair(page, voluntary, 'idade mínima', permanent.ages);
      await pair(page, voluntary, 'idade mínima de professor', permanent.teacherAges);
      await pair(page, voluntary, 'tempo de contribuição', permanent.years);
      await one(page, voluntary, 'serviço público', permanent.publicService);
      await one(page, voluntary, 'tempo no cargo', permanent.position);
      await average(page, voluntary);

      const byPoints = await ruleOf(page, 'Transição por pontos');
      await pair(page, byPoints, 'idade mínima', points.ages);
      await pair(page, byPoints, 'idade mínima de professor', points.teacherAges);
      await pair(page, byPoints, 'tempo de contribuição', points.years);
      await one(page, byPoints, 'serviço público', points.publicService);
      await one(page, byPoints, 'tempo no cargo', points.position);
      await average(page, byPoints);
      await pair(page, byPoints, 'tempo de magistério', points.teacherYears);
      await pair(page, byPoints, 'pontuação inicial', points.start);
      await pair(page, byPoints, 'limite da pontuação', points.limits);
      await pair(page, byPoints, 'pontuação inicial de professor', points.teacherStart);
      await pair(page, byPoints, 'limite da pontuação de professor', points.teacherLimits);
      await pair(page, byPoints, 'idade para a integralidade (ingresso até 31/12/2003)', points.fullPayAges);
      await typeDay(byPoints, 'Primeiro aumento da pontuação (dia 1º)', `${points.firstRise}-01`);
      await type(byPoints, 'Um ponto a cada (meses)', points.everyMonths);
      await typeDay(byPoints, 'A idade aumenta em (opcional)', points.laterAges?.on ?? '');
      await pair(page, byPoints, 'idade mínima depois do aumento', points.laterAges?.ages ?? points.ages);

      const byToll = await ruleOf(page, 'Transição com pedágio');
      await type(byToll, 'Pedágio (%)', toll.percent);
      await typeDay(byToll, 'Tempo que faltava medido em', toll.measuredOn);
      await pick(page, byToll, 'Integralidade (ingresso até 31/12/2003)', basisWords[toll.fullPay]);
      await pair(page, byToll, 'idade mínima', toll.ages);
      await pair(page, byToll, 'tempo de contribuição', toll.years);
      await one(page, byToll, 'serviço público', toll.publicService);
      await one(page, byToll, 'tempo no cargo', toll.position);
      await average(page, byToll);

      const others = page.getByRole('region', { name: 'Benefícios, abono e contribuição', exact: true });
      await pick(page, others, 'Pensão por morte', 'Cotas da EC 103/2019, art. 23 (50% + 10%)');
      await pick(page, others, 'Abono de permanência', 'Igual à contribuição');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText('Versão 1, de').waitFor();

      const adviser = await signIn(program.address, program.email, program.password);
      const [kept] = (await adviser.get('/described-places')).as(describedPlacesAnswer).places;
      expect(kept?.name).toBe('Catalão - GO (informado pelo escritório)');
      const { read, ...rest } = kept?.fields ?? catalao;
      expect(rest).toEqual({ ...catalao, read: undefined });
      expect(read).toEqual({ ...catalao.read, on: expect.any(String) });
      expect((await adviser.get('/regimes?name=catal')).text).toContain(kept?.name ?? 'nothing');
      expect(complaints).toEqual([]);
    });
  },
);
