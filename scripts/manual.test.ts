import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HOURS_TO_WITHDRAW, HOURS_UNTIL_ERASED, MONTHS_AFTER_CANCELLATION } from '../domain/accounts/erasure.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../domain/accounts/refund.ts';
import { DAYS_UNTIL_UNPAID_ENDS_ACCESS } from '../domain/accounts/status.ts';
import { TRIAL_DAYS } from '../domain/accounts/trial.ts';
import { attachmentMaximum } from '../domain/api/attachments.ts';
import { cnisFileMaximum } from '../domain/api/cnis.ts';
import { pictureNames } from '../frontend/src/manual/page.ts';
import { manualPages } from '../frontend/src/manual/pages/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const MB = 1024 * 1024;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('manual/'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const textsOf = (page: (typeof manualPages)[number]): string[] =>
  page.sections.flatMap(({ title, paragraphs = [], steps = [] }) => [title, ...paragraphs, ...steps]);

describe('the manual', () => {
  it('calls everything as the screens do', () => {
    // As a whole text of the program, not a piece of a longer one: a button that is called otherwise would still hold the piece.
    const program = new Set(
      [...sourcesIn('frontend/src'), ...sourcesIn('domain/words')].flatMap((source) =>
        [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text),
      ),
    );
    const named = manualPages.flatMap((page) =>
      textsOf(page).flatMap((text) => [...text.matchAll(/“([^”]{2,})”/g)].map(([, name = '']) => name)),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !program.has(name))).toEqual([]);
  });

  it.each([
    ['extrato-cnis', `de até ${cnisFileMaximum / MB} MB`],
    ['historico', `de até ${attachmentMaximum / MB} MB`],
    ['assinatura', `No período de teste, de ${TRIAL_DAYS} dias`],
    ['assinatura', `o acesso continua por ${DAYS_UNTIL_UNPAID_ENDS_ACCESS} dias`],
    ['assinatura', `Nos ${GUARANTEE_DAYS} dias de garantia do primeiro contrato, e nos ${WITHDRAWAL_DAYS} de cada`],
    ['assinatura', `guardados por ${MONTHS_AFTER_CANCELLATION} meses`],
    ['conta-e-seguranca', `em até ${HOURS_UNTIL_ERASED} horas. Nas primeiras ${HOURS_TO_WITHDRAW} horas`],
  ])('says on %s what the program goes by: %s', (id, said) => {
    const page = manualPages.find((one) => one.id === id);
    expect(page === undefined ? [] : textsOf(page).join(' ')).toContain(said);
  });

  it('uses every picture once, and each is kept with the screen that it was made of', () => {
    const used = manualPages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture?.name ?? []));
    expect([...used].sort()).toEqual([...pictureNames].sort());
    const pictures = readdirSync(join(root, 'frontend/public/manual'));
    expect(pictures.sort()).toEqual([...used].map((name) => `${name}.jpg`).sort());
    const screens = readdirSync(join(root, 'e2e/manual'));
    expect(screens.sort()).toEqual([...used].map((name) => `${name}.yml`).sort());
  });
});
