/** Os casos de `files/`, perguntados às regras; docs/law/cases.md explica a forma dos arquivos. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleById } from '../index.ts';
import { LOCAL_NORMS, PLACES, placeNamed } from '../places/index.ts';
import { comparedOf, rulesOf } from './ask.ts';
import { readCaseFile } from './read.ts';

const folder = new URL('./files/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({
    name,
    file: readCaseFile(`domain/law/cases/files/${name}`, readFileSync(new URL(name, folder), 'utf8')),
  }));

describe.each(files)('$name', ({ file }) => {
  for (const one of file.casos) {
    const check = () => {
      for (const { expected, found } of comparedOf(file, one)) expect(found).toEqual(expected);
    };
    const correction = one['a corrigir'];
    if (correction === undefined) it(one.caso, check);
    // Fails once the product gives the answer: then the mark goes.
    else it.fails(`${one.caso} (a corrigir: entrada ${correction.entrada})`, check);
  }

  it('fala só de regras que existem', () => {
    expect(file.casos.flatMap(rulesOf).filter((id) => ruleById(id) === null)).toEqual([]);
  });

  it('nomeia um lugar da lista, ou nenhum', () => {
    expect([undefined, ...PLACES.map(({ regime }) => regime.name)]).toContain(file.lugar);
  });
});

describe('um lugar com regras próprias', () => {
  const reformed = [...LOCAL_NORMS].map(([key, norm]) => ({ key, norm, place: placeNamed(key) }));

  it('existe', () => {
    expect(reformed.length).toBeGreaterThan(25);
  });

  it.each(reformed)('$key tem em casos o exemplo da sua lei, com as figuras por extenso', ({ norm, place }) => {
    const own = new Set(norm.rules.map(({ id }) => id));
    const cases = files.filter(({ file }) => file.lugar === place?.regime.name).flatMap(({ file }) => file.casos);
    expect(cases.flatMap(rulesOf).filter((id) => own.has(id))).not.toEqual([]);
  });

  it.each(reformed.filter(({ place }) => place?.points != null))(
    '$key tem pontos de professor, e por isso uma regra de professor que os pede',
    ({ norm }) => {
      const asking = norm.rules.filter(({ requirements }) =>
        requirements.some((requirement) => requirement.kind === 'points' && !requirement.fixed),
      );
      expect(asking.map(({ teacher }) => teacher)).toContain(true);
      expect(asking.map(({ teacher }) => teacher)).toContain(false);
    },
  );
});
