import { describe, expect, it } from 'vitest';
import { planOption } from '../plans/find.ts';
import { reaisOf } from '../units/money.ts';
import { formatMoney } from './format.ts';
import { terms } from './terms.ts';
import { TERMS_VERSION, termsVersions } from './terms-version.ts';

const text = terms.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
const yearInCents = planOption('genio-anual-cartao')?.chargeCents ?? 0;

describe('the terms of use', () => {
  it.each([
    ['the price of a year', `${formatMoney(reaisOf(yearInCents))}, em 12 parcelas mensais de`],
    ['its instalments', formatMoney(reaisOf(yearInCents / 12))],
    ['that it is paid by card', 'pagas no cartão'],
    ['the guarantee', 'em até 15 dias da contratação, a devolução de todo o valor pago'],
    ['that it is used once', 'uma única vez'],
    ['that a reactivation gives no new one', 'não tem uma nova garantia'],
    ['when access is given', 'em até 72 horas depois do pagamento'],
    ['when access is blocked', '7 dias ou mais sem pagamento'],
    ['how to cancel', 'só acontece por pedido expresso ao suporte'],
    ['how long data are kept', 'guardados por 3 meses, contados do fim do acesso'],
    ['erasure on request', 'atendido em até 72 horas'],
    ['when the support answers', '48 horas úteis'],
    ['when mails about a cancellation are answered', '24 horas úteis'],
    ['the renewal', 'renovada automaticamente a cada ano'],
    ['the fine', 'até 300 vezes o valor do plano anual'],
    [
      'that this is so of each contract',
      'De cada contratação feita pela internet, também da que vem depois de um cancelamento',
    ],
    ['the right to withdraw', 'desistir em até 7 dias, sem justificativa e sem custo'],
    ['that it is used where one signed up', 'na página "Assinatura", como a contratação'],
    ['that it is confirmed at once', 'confirmada imediatamente por e-mail'],
    ['that money given back is updated', 'monetariamente atualizados'],
    ['that there is one trial a person', 'Cada CPF ou CNPJ tem um único período de teste'],
    ['what is remembered of them', 'uma chave secreta (HMAC)'],
    ['that holders are told of new ones by mail', '15 dias depois de um aviso por e-mail que diz o que mudou'],
    ['the notice before the end', '15 dias de antecedência'],
  ])('say %s', (_point, sentence) => {
    expect(text).toContain(sentence);
  });

  it('have a version, the newest of those that a sign-up may name', () => {
    expect(terms.version).toBe(TERMS_VERSION);
    expect([...termsVersions].sort().at(-1)).toBe(TERMS_VERSION);
  });
});
