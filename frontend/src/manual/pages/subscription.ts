import { periods } from '../../../../domain/words/periods.ts';
import type { ManualPage } from '../page.ts';

export const subscription: ManualPage = {
  id: 'assinatura',
  title: 'Assinatura e pagamento',
  summary: 'O que está pago, a próxima cobrança, recibos, troca de cartão e cancelamento.',
  alsoCalled: [
    'recusado',
    'recusada',
    'boleto',
    'nota fiscal',
    'comprovante',
    'reembolso',
    'estorno',
    'devolução',
    'preço',
    'mensalidade',
    'renovação',
    'desistir',
    'arrependimento',
    'bloqueado',
    'suspenso',
    'atraso',
    'período grátis',
    'upgrade',
  ],
  sections: [
    {
      title: 'A página “Assinatura”',
      paragraphs: [
        'Ela diz o plano, até quando está pago, a próxima cobrança com dia, valor e final do cartão, e até quando vale a garantia. Abre-se em “Minha conta”; só o administrador da conta do escritório a vê. As faturas e os recibos estão logo abaixo.',
        `No período de teste, de ${periods.trialDays} dias, nada é cobrado; a primeira cobrança é feita no dia seguinte ao último dia do teste. Quem já teve um teste com o mesmo CPF ou CNPJ é cobrado na hora, e também quem paga com cartão onde o provedor de pagamento não o guarda; a tela diz antes o dia e o valor. Quem paga por PIX paga primeiro: o acesso começa com a confirmação. No teste a calculadora é a mesma; videoaulas, mapas mentais e a comunidade de WhatsApp abrem depois dele.`,
      ],
      picture: {
        name: 'assinatura',
        shows: 'O plano no período de teste, a próxima cobrança e até quando vale a garantia',
      },
    },
    {
      title: 'Pagar e trocar o cartão',
      steps: [
        'Uma fatura em aberto, ou que o banco do cartão recusou, tem “Pagar agora”: com PIX ou com outro cartão.',
        '“Trocar cartão” vale para as próximas cobranças. Se algo ficou sem pagamento, o cartão novo pode ser cobrado na hora; a tela diz antes quanto.',
        `Com uma fatura vencida o acesso continua por ${periods.daysUnpaid} dias; depois ele para até o pagamento. A primeira, do fim do teste, não tem esses dias: se ela não é paga no dia do vencimento, o acesso para no dia seguinte.`,
        'Se a situação for “Em confirmação”, não pague de novo: o Genial consulta o provedor a cada poucos minutos, e o resultado aparece na própria página.',
      ],
    },
    {
      title: 'Mudar ou cancelar',
      paragraphs: [
        '“Mudar de plano” mostra antes o que é cobrado e quando. Um plano com menos lugares que os usuários ativos não é aceito, e a tela diz os nomes.',
        `“Cancelar assinatura” diz, antes de confirmar, até que dia vai o acesso e o que é devolvido. Nos ${periods.guaranteeDays} dias de garantia do primeiro contrato, e nos ${periods.withdrawalDays} de cada contrato seguinte, contados do dia em que se contratou e não da cobrança, o que foi pago volta e o acesso termina na hora. Os dados ficam guardados por ${periods.monthsKept} meses depois do fim do acesso e então são apagados: baixe-os antes. Nesse tempo, “Voltar a assinar” faz um contrato novo, com os clientes e cálculos como estavam.`,
      ],
    },
  ],
};
