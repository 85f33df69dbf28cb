import type { ManualPage } from '../page.ts';

export const report: ManualPage = {
  id: 'relatorio',
  title: 'O Relatório Genial',
  summary: 'Escolher seções, escrever anotações, a aparência do escritório, PDF e Word.',
  alsoCalled: ['parecer', 'imprimir', 'docx', 'papel timbrado', 'timbre', 'cabeçalho', 'editar relatório', 'resumo'],
  sections: [
    {
      title: 'Montar',
      steps: [
        'Abra a aba das regras e, nela, “Relatório Genial”. Ligue as seções que servem a este cliente. O que não tem nada a dizer está indicado. “Cenários, depois das regras” e “Lista das remunerações, ao fim” acrescentam-se do mesmo modo.',
        'O ícone “Anotar”, ao lado do nome de uma seção, abre o lugar de escrever nela o que só o advogado sabe. O que você escolhe e escreve fica até você sair do Genial ou fechar a aba do navegador: exporte ou use “Salvar campos” antes.',
        'Confira a prévia ao lado (no celular, “Ver a prévia”): ela é o documento, página a página.',
        'Confira “Nome do advogado” e “OAB”: vêm de “Minha conta”, como a cidade da assinatura, que só se muda lá.',
        'Use “Exportar PDF”. Com “Exportar Word” o mesmo documento sai para ser editado.',
      ],
      picture: { name: 'relatorio', shows: 'A aba do relatório, com as seções e a prévia' },
    },
    {
      title: 'A aparência do escritório',
      paragraphs: [
        '“Logotipo” e “Texto do escritório no rodapé” ficam em “Minha conta”; cor, letra, capa e ordem das seções, em “Aparência do relatório”, ao lado da prévia. O que você escolhe ali vale para todos os seus relatórios.',
        '“Salvar campos” guarda neste navegador as seções, as anotações e a assinatura, no lugar do que foi salvo antes; no próximo cliente, “Carregar campos” traz de volta as seções e a assinatura; as anotações, só se você pedir, porque podem falar de outro cliente. Em computador que outros usam, exporte em vez de salvar.',
      ],
    },
    {
      title: 'Antes de entregar',
      paragraphs: [
        'Leia a primeira página como quem vai agir por ela: a resposta, o que fazer e o que está em discussão. O que não foi conferido no texto da norma está dito no papel; não apague esse aviso sem ter lido o artigo.',
        'O relatório vale para a data que traz. Com um índice novo ou outra lei, gere-o de novo.',
      ],
    },
  ],
};
