import type { CnisExtract } from '../../domain/cnis/extract.ts';
import type { Piece } from '../read/piece.ts';
import { readExtract } from '../read/read-extract.ts';
import { furniture } from './pages.ts';
import { at } from './pieces.ts';

export const extractOf = (...pages: ReadonlyArray<readonly Piece[]>): CnisExtract => {
  const reading = readExtract(pages);
  if (!reading.ok) throw new Error(reading.err);
  return reading.extract;
};

export const relationOf = (...pages: ReadonlyArray<readonly Piece[]>) => {
  const { relations } = extractOf(...pages);
  const [relation] = relations;
  if (relation === undefined || relations.length > 1) throw new Error(`${relations.length} relations`);
  return relation;
};

export const onePage = (...body: Piece[][]): Piece[] => [...furniture(), ...body.flat()];

export const title = (y: number, text = 'Remunerações'): Piece[] => [at(53, y, text)];
