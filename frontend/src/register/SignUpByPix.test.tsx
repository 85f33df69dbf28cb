import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '../../../domain/words/terms-version.ts';
import { yearlyPlan } from '../plans/plan.fake.ts';
import { keepPix, keptPix } from './pix-kept.ts';
import { byPix, fill, next, open } from './sign-up.fake.tsx';

describe('a sign-up by PIX', () => {
  it('whose page is read again shows its code, not an empty form, until the page is left', async () => {
    keepPix(yearlyPlan.id, {
      planName: 'Gênio',
      price: '1x de R$ 2.700,00',
      copyAndPaste: '000201PIX',
      qrCode: 'iVBORw0KGgo=',
    });
    open(yearlyPlan);
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(screen.getByText('Plano Gênio, 1x de R$ 2.700,00')).toBeVisible();
    cleanup();
    expect(keptPix(yearlyPlan.id)).toBeNull();
  });

  it('is sent at once, shows the code to copy, and ends the session it was given', async () => {
    let authorised: string | null = null;
    const copied = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    const { sent, calls } = open(yearlyPlan, {
      'GET subscription/paymentInfo/p1': (request) => {
        authorised = request.headers.get('Authorization');
        return { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } };
      },
    });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    // Whoever goes on by keyboard is beside the code.
    expect(screen.getByText(/^Cadastro realizado/).closest('[role=alert]')).toHaveFocus();
    expect(screen.getByRole('img', { name: 'QR code do PIX' })).toBeVisible();
    expect(authorised).toBe('Bearer fresh');
    await expect.poll(() => calls).toContain('POST auth/logout');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }));
    expect(await screen.findByText('Código copia e cola copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('000201PIX');
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
    // For who reads the page again.
    expect(keptPix(yearlyPlan.id)).toMatchObject({ planName: 'Gênio', copyAndPaste: '000201PIX' });
    expect(sent.map(({ body }) => body)).toEqual([
      {
        account: {
          name: 'Rita Fictícia',
          email: 'rita@example.com',
          cpf: '52998224725',
          phoneNumber: '41999990000',
          state: 'PR',
          city: 'Curitiba',
          neighborhood: 'Centro',
          street: 'Rua Inventada',
          streetNumber: '10',
          zipcode: '80010000',
          password: 'girassol 42',
          confirmPassword: 'girassol 42',
        },
        planId: 'genio-anual-pix',
        password: 'girassol 42',
        installmentNumber: 1,
        acceptedTerms: { version: TERMS_VERSION },
        device: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('is made already when the code does not come: only the code is asked for again', async () => {
    let ready = false;
    const { sent } = open(yearlyPlan, {
      'GET subscription/paymentInfo/p1': () =>
        ready
          ? { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } }
          : { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    await fill();
    await byPix();
    await next();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tentar de novo' }).then((found) => {
        ready = true;
        return found;
      }),
    );
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(sent).toHaveLength(1);
  });
});
