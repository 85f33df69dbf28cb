/** The manual, page by page, and on a phone with its contents folded up and open. */
import { describeUnderAxe, heading, signInTo } from './axe.ts';

describeUnderAxe(
  'the manual',
  async (page, program, look) => {
    await signInTo(page, program);
    for (const id of ['primeiros-passos', 'quando-se-aposentar', 'entes-do-escritorio', 'assinatura']) {
      await page.goto(`${program.address}/#/ajuda/${id}`);
      await heading(page, 'Manual');
      await page.getByRole('article').waitFor();
      await look(`manual: ${id}`);
    }
    const folded = page.getByRole('button', { name: 'Páginas do manual' });
    if ((await folded.count()) > 0) {
      await folded.click();
      await page.getByRole('navigation', { name: 'Páginas do manual' }).waitFor();
      await look('manual: contents');
    }
    await page.goto(`${program.address}/#/ajuda/nenhuma`);
    await page.getByText('Esta página do manual não existe').waitFor();
    await look('manual: no such page');
  },
  { alsoOnPhone: true },
);
