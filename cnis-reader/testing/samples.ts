import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CnisExtract, CnisRelation } from '../../domain/cnis/extract.ts';

const fixture = (name: string): URL => new URL(`../fixtures/${name}`, import.meta.url);

export const fixtureBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(fixture(name)));

/** A truth file says what was printed; keys beyond these steer the printing. */
const truth = z.object({
  person: z.strictObject({
    name: z.string(),
    cpf: z.string(),
    nit: z.string(),
    birthDate: z.string(),
    motherName: z.string(),
  }),
  extractedAt: z.string(),
  /** The citizen's extract has no column for the day of payment. */
  layout: z.object({ relationsOnly: z.boolean().optional(), variant: z.string().optional() }).optional(),
  relations: z.array(
    z.object({
      seq: z.number(),
      /** Empty where its cell is blank. */
      nit: z.string(),
      code: z.string().nullable(),
      employer: z.string(),
      type: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      lastRemuneration: z.string().nullable(),
      indicators: z.array(z.string()),
      registration: z.string().optional(),
      species: z.string().optional(),
      situation: z.string().optional(),
      remunerations: z.array(
        z.object({
          month: z.string(),
          value: z.number(),
          blank: z.boolean().optional(),
          indicators: z.array(z.string()),
          paidAt: z.string().optional(),
        }),
      ),
    }),
  ),
});

type WithoutKind = Omit<CnisRelation, 'kind'>;

/** What a reader must find in the PDF of the same name; truth files do not say of which kind a relation is. */
export const truthOf = (name: string): Omit<CnisExtract, 'relations'> & { relations: WithoutKind[] } => {
  const { person, extractedAt, layout, relations } = truth.parse(
    JSON.parse(readFileSync(fixture(`${name}.json`), 'utf8')),
  );
  return {
    person,
    extractedAt,
    relations: relations.map((relation) => ({
      ...relation,
      nit: relation.nit === '' ? null : relation.nit,
      remunerations: layout?.relationsOnly
        ? []
        : relation.remunerations.map(({ month, value, blank, indicators, paidAt }) => ({
            month,
            value: blank ? null : value,
            indicators,
            ...(paidAt === undefined || layout?.variant === 'cidadao' ? {} : { paidOn: paidAt }),
          })),
    })),
  };
};

export const withoutKinds = ({ relations, ...rest }: CnisExtract) => ({
  ...rest,
  relations: relations.map(({ kind: _, ...relation }) => relation),
});
