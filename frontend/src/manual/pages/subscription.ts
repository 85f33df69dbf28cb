import type { ManualPage } from '../page.ts';

export const subscription: ManualPage = {
  id: 'assinatura',
  title: 'Assinatura e pagamento',
  summary: 'O que está pago, a próxima cobrança, recibos, troca de cartão e cancelamento.',
  sections: [
    {
      title: 'A página “Assinatura”',
      paragraphs: [
        'Ela diz o plano, até quando está pago, a próxima cobrança com dia, valor e final do cartão, e até quando vale a garantia. As faturas e os recibos estão logo abaixo.',
        'No período de teste nada é cobrado; a primeira cobrança é feita no dia seguinte ao último dia do teste.',
      ],
      picture: {
        name: 'assinatura',
        shows: 'O plano no período de teste, a próxima cobrança e até quando vale a garantia',
      },
    },
    {
      title: 'Pagar e trocar o cartão',
      steps: [
        'Uma fatura em aberto tem “Pagar agora”: com PIX ou com outro cartão.',
        '“Trocar cartão” vale para as próximas cobranças; nada é cobrado na hora.',
        'Se aparecer “Pagamento em confirmação”, não pague de novo: o Genial confere com o provedor e avisa por e-mail.',
      ],
    },
    {
      title: 'Mudar ou cancelar',
      paragraphs: [
        '“Mudar de plano” mostra antes o que é cobrado e quando. Um plano com menos lugares que os usuários ativos não é aceito, e a tela diz os nomes.',
        '“Cancelar assinatura” diz, antes de confirmar, até que dia vai o acesso e o que é devolvido. Dentro da garantia, o que foi pago volta. Clientes e cálculos continuam guardados.',
      ],
    },
  ],
};
