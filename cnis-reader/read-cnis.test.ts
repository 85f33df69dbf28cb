import { describe, expect, it } from 'vitest';
import type { CnisFailureName } from '../domain/cnis/errors.ts';
import { readCnis } from './read-cnis.ts';
import { makePdf } from './testing/make-pdf.ts';
import { employmentHeader, employmentRow, furniture, gridCell, gridHeader } from './testing/pages.ts';
import { at } from './testing/pieces.ts';
import { fixtureBytes, truthOf, withoutKinds } from './testing/samples.ts';

const extractOf = async (bytes: Uint8Array) => {
  const reading = await readCnis(bytes);
  if (!reading.ok) throw new Error(reading.err);
  return reading.extract;
};

const failureOf = async (bytes: Uint8Array): Promise<CnisFailureName | 'none'> => {
  const reading = await readCnis(bytes);
  return reading.ok ? 'none' : reading.err;
};

describe('the extracts', () => {
  it.each([
    ['short', 'job job benefit job'],
    ['long-career', 'job job job job own job job services job benefit own job'],
    ['long-career-later', 'job job job job own job job services job benefit own job job'],
    ['contribuinte-individual', 'own own own services own own own benefit own own'],
    ['overlapping', 'job job job services job own benefit job job'],
    ['open-links-rpps', 'job job job job benefit job benefit job'],
    ['duplicates-and-limits', 'job job job job job job'],
    ['layout-2018', 'job job job benefit benefit services own event job'],
    ['open-ends-2018', 'job job job job own'],
    ['layout-cidadao', 'job job job benefit benefit services own event job'],
    ['layout-portal', 'job job job benefit benefit services own event job'],
    ['relations-only', 'job job job benefit benefit services own event job'],
  ])('%s is read exactly as it was printed', async (name, kinds) => {
    const extract = await extractOf(fixtureBytes(`${name}.pdf`));
    expect(withoutKinds(extract)).toEqual(truthOf(name));
    const short = { employment: 'job', contributions: 'own', services: 'services', benefit: 'benefit', event: 'event' };
    expect(extract.relations.map(({ kind }) => short[kind]).join(' ')).toBe(kinds);
  });
});

const page = [
  ...furniture(),
  ...employmentHeader(195),
  ...employmentRow(219),
  at(53, 255, 'Remunerações'),
  ...gridHeader(272),
  ...gridCell(0, 287, '03/2011', '1.234,56'),
];

describe('an extract that asks for a password', () => {
  it('is read with it, and with no other', async () => {
    const locked = fixtureBytes('encrypted.pdf');
    expect(await failureOf(locked)).toBe('EncryptedPdf');
    expect(await readCnis(locked, undefined, 'palpite')).toMatchObject({ ok: false, err: 'WrongPassword' });
    const reading = await readCnis(locked, undefined, 'segredo');
    expect(reading.ok && reading.extract.person.name).toBe('JOANA FICTICIA DOS TESTES');
  });
});

describe('a PDF from another program', () => {
  it.each([0, 90, 180, 270] as const)(
    'is read with a font that is not embedded, on pages turned by %i°',
    async (rotate) => {
      const { person, relations } = await extractOf(makePdf([{ pieces: page, rotate }]));
      expect(person.name).toBe('JOANA FICTICIA DOS TESTES');
      expect(relations.map(({ employer, remunerations }) => ({ employer, remunerations }))).toEqual([
        {
          employer: 'PADARIA PAO INVENTADO LTDA',
          remunerations: [{ month: '2011-03', value: 1234.56, indicators: [] }],
        },
      ]);
    },
  );

  it('is read when it is encrypted but asks nobody for a password', async () => {
    expect(withoutKinds(await extractOf(fixtureBytes('owner-password.pdf'))).person.cpf).toBe('000.123.456-78');
  });
});

const letter = [
  at(60, 60, 'Carta de Concessão / Memória de Cálculo'),
  at(60, 90, 'NIT: 100.20030.04-1   CPF: 000.123.456-78'),
  at(60, 120, '03/2011 1.234,56'),
  at(60, 150, 'Os salários de contribuição constam do Extrato Previdenciário do CNIS.'),
];

describe('a file that is not a readable extract', () => {
  it.each<[string, CnisFailureName, () => Uint8Array]>([
    ['asks for a password', 'EncryptedPdf', () => fixtureBytes('encrypted.pdf')],
    ['is empty', 'DamagedPdf', () => new Uint8Array(0)],
    ['is a spreadsheet or another archive', 'DamagedPdf', () => new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
    ['is cut in the middle', 'DamagedPdf', () => fixtureBytes('short.pdf').subarray(0, 30_000)],
    ['lacks its first half', 'DamagedPdf', () => fixtureBytes('short.pdf').subarray(30_000)],
    ['is a PDF by its first line alone', 'DamagedPdf', () => new TextEncoder().encode('%PDF-1.7\n%%EOF')],
    [
      'has fewer pages than it says',
      'DamagedPdf',
      () => makePdf([{ pieces: [...furniture(1, 2), ...page.slice(19)] }]),
    ],
    ['has pages without text', 'NoText', () => makePdf([{ pieces: [] }, { pieces: [] }])],
    ['is a letter of the INSS that speaks of the CNIS', 'NotCnis', () => makePdf([{ pieces: letter }])],
    ['is an extract without relations', 'NoRelations', () => makePdf([{ pieces: furniture() }])],
    ['has more pages than any extract', 'TooLarge', () => makePdf(Array.from({ length: 401 }, () => ({ pieces: [] })))],
  ])('that %s is %s', async (_, err, bytes) => {
    expect(await failureOf(bytes())).toBe(err);
  });

  it('is refused with a message that reveals nothing of its content', async () => {
    const reading = await readCnis(makePdf([{ pieces: letter }]));
    expect(reading).toEqual({
      ok: false,
      err: 'NotCnis',
      errorMessage: 'O PDF não é um Extrato Previdenciário do CNIS.',
    });
  });

  it('is never misread because of an altered byte: the result is the extract or a failure', async () => {
    const whole = fixtureBytes('short.pdf');
    for (let offset = 100; offset < whole.length; offset += 7_001) {
      const bytes = whole.slice();
      bytes.fill(0x20, offset, offset + 40);
      const reading = await readCnis(bytes);
      expect(reading.ok || reading.errorMessage.length > 0).toBe(true);
    }
  });
});

describe('the progress', () => {
  it('increases from the opening of the file to its end', async () => {
    const shares: number[] = [];
    await readCnis(fixtureBytes('short.pdf'), (share) => shares.push(share));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.at(-1)).toBe(1);
  });
});
