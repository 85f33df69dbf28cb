import { periods } from '../../../../domain/words/periods.ts';
import type { ManualPage } from '../page.ts';

export const office: ManualPage = {
  id: 'conta-e-seguranca',
  title: 'Usuários e segurança',
  summary: 'Quem entra na conta do escritório, senhas, duas etapas e a cópia dos dados.',
  alsoCalled: [
    'funcionário',
    'sessão',
    'login',
    'entrar',
    'convidar',
    'colega',
    'estagiário',
    'secretária',
    'trocar senha',
    '2FA',
    'autenticador',
    'backup',
    'cópia de segurança',
    'exportar',
    'LGPD',
    'privacidade',
    'encerrar a conta',
    'excluir a conta',
    'permissão',
    'equipe',
    'compartilhar',
  ],
  sections: [
    {
      title: 'Usuários',
      paragraphs: [
        'O plano diz quantas pessoas podem entrar na conta. O administrador da conta as inclui em “Usuários”, com “Novo Usuário” e uma primeira senha, que cada uma troca ao entrar. Todos trabalham com os mesmos clientes. Desligue “Ativo” de quem deixa o escritório: as sessões dela terminam na hora, e o que ela fez continua no histórico.',
        'Cada pessoa entra com o próprio e-mail e a própria senha. Troca-se a senha em “Minha conta”, em “Nova senha”; quem a esqueceu usa “Esqueci minha senha”, na entrada, e recebe por e-mail um link que vale uma hora. O e-mail só um administrador da instalação altera.',
      ],
    },
    {
      title: 'Segurança',
      steps: [
        'Em “Minha conta”, abra “Segurança”.',
        'Em “Verificação em duas etapas” use “Ativar”, leia o código QR com um aplicativo autenticador do celular, digite o código que ele mostra e guarde os códigos de recuperação fora do computador. Quem perde o celular e os códigos pede a quem administra a instalação que desative a verificação.',
        'Em “Sessões abertas”, encerre o que não reconhecer e troque a senha.',
      ],
    },
    {
      title: 'Os dados são seus',
      paragraphs: [
        'Em “Minha conta”, abra “Dados da conta”: “Baixar os dados” gera um arquivo com a conta, os usuários, os clientes, os cálculos e os documentos, que outros programas podem ler.',
        `“Pedir para apagar tudo” cancela a assinatura na hora e apaga a conta inteira em até ${periods.hoursUntilErased} horas. Nas primeiras ${periods.hoursToWithdraw} horas o pedido pode ser desfeito; depois não há volta. Desfazer o pedido não traz a assinatura de volta: para isso é preciso voltar a assinar. As duas coisas são do administrador da conta do escritório.`,
      ],
    },
  ],
};
