import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

it('makes a long answer a small part of its size, and gives it back as it was', async () => {
  const rules = Array.from({ length: 80 }, (_, rule) => ({
    rule,
    description: 'Idade mínima e tempo de contribuição',
  }));
  const answer = JSON.stringify(rules);
  const small = await packed(answer);
  expect(small.length).toBeLessThan(answer.length / 5);
  expect(await unpacked(small)).toBe(answer);
});

it('refuses what was never packed', async () => {
  await expect(unpacked('{"rules":[]}')).rejects.toThrow('incorrect header check');
});
