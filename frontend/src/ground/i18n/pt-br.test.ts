import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { ptBr } from './pt-br.ts';

const sentencesOf = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? sentencesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)]],
  );
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('the Portuguese of react-admin', () => {
  it('has exactly the sentences that react-admin knows', () => {
    expect(sentencesOf(ptBr).map(([key]) => key)).toEqual(sentencesOf(english).map(([key]) => key));
  });

  it('uses no placeholder that react-admin does not fill', () => {
    const known = new Map(sentencesOf(english));
    for (const [key, text] of sentencesOf(ptBr)) {
      expect(placeholders(known.get(key) ?? ''), key).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });
});
