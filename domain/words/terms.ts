import { HOURS_TO_WITHDRAW, HOURS_UNTIL_ERASED } from '../accounts/erasure.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../accounts/refund.ts';
import { TRIAL_DAYS } from '../accounts/trial.ts';
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from './terms-version.ts';

interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The terms of use. Whoever changes them gives them a new day in `terms-version.ts`. */
export const terms: { readonly version: string; readonly sections: readonly TermsSection[] } = {
  version: TERMS_VERSION,
  sections: [
    {
      title: 'O serviço',
      paragraphs: [
        'O Genial é um programa, usado pela internet, de planejamento de aposentadoria de servidores públicos (RPPS) e de segurados do INSS (RGPS). Ele soma tempos, confere as regras de cada regime, estima o benefício e emite o Relatório Genial. As licenças incluem o conteúdo educacional, a plataforma de ensino on-line, as aulas ao vivo e o grupo de WhatsApp descritos na página de planos.',
        'Quem contrata é o titular da conta. Ao marcar "Li e aceito os termos de uso" no cadastro, o titular concorda com este texto. A versão aceita e o dia da aceitação ficam guardados.',
        'As contas e as estimativas ajudam o trabalho do profissional e não o substituem. Cabe a quem usa o Genial conferir os dados lançados e a legislação do caso antes de orientar o cliente ou de fazer um requerimento.',
      ],
    },
    {
      title: 'Conta, usuários e senha',
      paragraphs: [
        'Os dados do cadastro devem ser verdadeiros e mantidos atualizados. Cada pessoa usa o seu próprio acesso, até o número de usuários do plano contratado. A senha é pessoal, e o titular responde pelo que for feito com os acessos da sua conta.',
        `Nos primeiros ${TRIAL_DAYS} dias depois do cadastro a conta está em período de teste. No cartão, a primeira cobrança vence no dia seguinte ao do fim do teste; o dia e o valor são informados antes da contratação. Quem paga por PIX usa o programa a partir da confirmação do pagamento.`,
        'Cada CPF ou CNPJ tem um único período de teste. Um novo cadastro com o mesmo número é cobrado no dia da contratação, o que é informado antes. Para reconhecê-lo o Genial guarda, mesmo depois de apagar os dados da conta, um código calculado do número com uma chave secreta (HMAC); o número em si não fica guardado.',
      ],
    },
    {
      title: 'Preço e pagamento',
      paragraphs: [
        'A licença anual do plano Gênio custa R$ 3.000,00, em 12 parcelas mensais de R$ 250,00, pagas no cartão de crédito. O preço dos outros planos, a assinatura mensal e o desconto para pagamento à vista por PIX são os da página de planos no dia da contratação.',
        'O pagamento é processado por um prestador de serviços de pagamento. O número do cartão é enviado a ele e não fica guardado no Genial.',
        'O acesso é liberado em até 72 horas depois do pagamento.',
      ],
    },
    {
      title: `Garantia de ${GUARANTEE_DAYS} dias`,
      paragraphs: [
        `Quem não ficar satisfeito pode pedir, em até ${GUARANTEE_DAYS} dias da contratação, a devolução de todo o valor pago. O pedido é feito na página "Assinatura" de "Minha conta" ou ao suporte, não precisa de justificativa e encerra o acesso.`,
        'A garantia pode ser usada uma única vez. Quem cancela e depois reativa a licença não tem uma nova garantia.',
        `A garantia não diminui o direito de arrependimento. De cada contratação feita pela internet, também da que vem depois de um cancelamento, o titular pode desistir em até ${WITHDRAWAL_DAYS} dias, sem justificativa e sem custo (Código de Defesa do Consumidor, art. 49). A desistência é feita aqui mesmo, na página "Assinatura", como a contratação, ou por e-mail, e é confirmada imediatamente por e-mail (Decreto 7.962/2013, art. 5º, §§ 1º e 4º). Os valores pagos são devolvidos de imediato, monetariamente atualizados pelo INPC dos meses entre o pagamento e a devolução, e a devolução é comunicada à administradora do cartão.`,
      ],
    },
    {
      title: 'Atraso no pagamento',
      paragraphs: [
        'O acesso é bloqueado quando uma fatura fica 7 dias ou mais sem pagamento. Os dados continuam guardados, e o acesso volta assim que o pagamento é confirmado.',
      ],
    },
    {
      title: 'Renovação e cancelamento',
      paragraphs: [
        'A licença anual é renovada automaticamente a cada ano, pelo preço em vigor no dia da renovação. A assinatura mensal é renovada a cada mês.',
        'O cancelamento só acontece por pedido expresso ao suporte, pelo botão de cancelamento da página "Assinatura" de "Minha conta" ou por e-mail. Deixar de usar o programa ou de pagar não cancela a licença. Os e-mails sobre cancelamento são respondidos em até 24 horas úteis.',
        'Depois do cancelamento o acesso continua até o fim do período de teste ou do período já pago. Quando há devolução do valor, o acesso termina na hora.',
      ],
    },
    {
      title: 'Dados e privacidade',
      paragraphs: [
        'Os dados dos clientes lançados no Genial são do escritório que os lançou. O Genial os trata somente para prestar o serviço, na forma da Lei Geral de Proteção de Dados (Lei 13.709/2018), e não os vende nem os usa para outro fim.',
        'Depois do cancelamento os dados da conta ficam guardados por 3 meses, contados do fim do acesso, e são então apagados, com os usuários e os arquivos. Nesse prazo o titular pode pedir uma cópia deles.',
        `O titular pode pedir a qualquer momento que os seus dados sejam apagados. O pedido cancela também a assinatura, com a devolução que couber. Ele é atendido em até ${HOURS_UNTIL_ERASED} horas; nas primeiras ${HOURS_TO_WITHDRAW} pode ser desfeito, o que não traz a assinatura de volta, e uma devolução de dinheiro em andamento é concluída antes. O que foi apagado não pode ser recuperado.`,
      ],
    },
    {
      title: 'Suporte',
      paragraphs: ['O suporte responde em até 48 horas úteis.'],
    },
    {
      title: 'O que não é permitido',
      paragraphs: [
        'Não é permitido revender ou emprestar o acesso, copiar o programa ou o seu conteúdo, fazer engenharia reversa, extrair dados por meios automáticos, tentar entrar em contas de outras pessoas, prejudicar o funcionamento do serviço ou usá-lo para fim ilícito.',
        'Quem praticar um desses atos perde o acesso e fica sujeito a multa contratual de até 300 vezes o valor do plano anual, conforme a gravidade, além da reparação do dano.',
      ],
    },
    {
      title: 'Fim do serviço e mudanças nestes termos',
      paragraphs: [
        'O Genial pode deixar de ser oferecido. Nesse caso os titulares são avisados com 15 dias de antecedência e podem levar os seus dados, e o valor pago por tempo que não será usado é devolvido.',
        `Uma mudança nestes termos é uma nova versão, com a sua data, e vale para quem contrata desde então. Para quem já é titular ela vale ${TERMS_NOTICE_DAYS} dias depois de um aviso por e-mail que diz o que mudou; até lá vale a versão aceita, e quem não concorda com a nova pode cancelar.`,
        'Aplica-se a lei brasileira. As dúvidas que não forem resolvidas com o suporte podem ser levadas ao foro do domicílio do titular.',
      ],
    },
  ],
};
