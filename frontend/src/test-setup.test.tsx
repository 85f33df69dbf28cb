import { expect, it } from 'vitest';

it('a test begins on an empty page: what one has written into it', () => {
  document.body.innerHTML = '<ul><li>left</li></ul>';
  expect(document.body.children).toHaveLength(1);
});

it('a test begins on an empty page: is not met by the next', () => {
  expect(document.body.children).toHaveLength(0);
});
