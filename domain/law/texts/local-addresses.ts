/** The official pages of norms of states and cities, by place, as its rules quote them: the assembly, the official journal, the institute. */

const AL_SP = 'https://www.al.sp.gov.br/repositorio/legislacao';
const AL_AC = 'https://legis.ac.gov.br/detalhar/4042';
const LC_436_AC = 'https://app.al.ac.leg.br/legisla-e/legislacao/visualizar/9551';
const AL_AL = 'https://sapl.al.al.leg.br/';
const AL_BA = 'http://www.legislabahia.ba.gov.br/';
const AL_ES = 'https://www3.al.es.gov.br/';
const AL_GO = 'https://legisla.casacivil.go.gov.br/';
const AL_MG = 'https://www.almg.gov.br/consulte/legislacao/completa/completa-nova-min.html?tipo=CON&num=1989&ano=1989';
const AL_MS =
  'http://aacpdappls.net.ms.gov.br/appls/legislacao/secoge/govato.nsf/66ecc3cfb53d53ff04256b140049444b/fe22feddf2adb041042585700040e27f?OpenDocument';
const LC_2024_MS =
  'http://aacpdappls.net.ms.gov.br/appls/legislacao/secoge/govato.nsf/66ecc3cfb53d53ff04256b140049444b/59ce03d0eda9155a04258b320043fdb8?OpenDocument';
const AL_MT = 'https://www.al.mt.gov.br/legislacao';
const AL_PA = 'https://www.alepa.pa.gov.br/';
const AL_PB = 'https://www.al.pb.leg.br/';
const AL_PI = 'https://www.al.pi.leg.br/';
const AL_PR = 'https://www.legislacao.pr.gov.br/';
const AL_RJ = 'https://www.alerj.rj.gov.br/';
const AL_RN = 'https://www.al.rn.leg.br/';
const AL_RS = 'http://www.al.rs.gov.br/legis/';
const AL_SE = 'https://aleselegis.al.se.leg.br/';
const AL_TO = 'https://www.al.to.leg.br/';
const LC_233_PR = 'https://www.legislacao.pr.gov.br/legislacao/pesquisarAto.do?action=exibir&codAto=245499';
const LC_412_SC = 'http://leis.alesc.sc.gov.br/html/2008/412_2008_lei_complementar.html';

export const LOCAL_ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ac: {
    'EC 52/2019 do Acre': AL_AC,
    'LC 436/2023': LC_436_AC,
    'LC 436/2023 do Acre': LC_436_AC,
  },
  al: { 'LC 52/2019 de Alagoas': AL_AL },
  am: { 'LC 231/2022 do Amazonas': 'https://legisla.imprensaoficial.am.gov.br/' },
  ap: {
    'LC 87/2014 do Amapá': 'http://www.al.ap.gov.br/ver_texto_lei.php?iddocumento=52029',
    'LC 134/2021': 'http://www.al.ap.gov.br/ver_texto_lei.php?iddocumento=112656',
  },
  ba: {
    'EC 26/2020 da Bahia':
      'http://www.legislabahia.ba.gov.br/documentos/emenda-constitucional-no-26-de-31-de-janeiro-de-2020',
    'Emenda de 11/12/2025': 'https://www.al.ba.gov.br/',
    'Lei 14.262/2020': AL_BA,
  },
  ce: { 'LC 210/2019 do Ceará': 'https://www2.al.ce.gov.br/legislativo/ementario/lc210.htm' },
  es: { 'LC 938/2020 do Espírito Santo': AL_ES },
  go: { 'EC 65/2019 de Goiás': AL_GO, CE: AL_GO },
  mg: {
    'EC 104/2020 de Minas Gerais': AL_MG,
    CE: AL_MG,
    ADCT: AL_MG,
    'LC 64/2002': 'https://www.almg.gov.br/legislacao-mineira/texto/LCP/64/2002',
  },
  ms: {
    'LC 274/2020 de Mato Grosso do Sul': AL_MS,
    'EC 82/2019': 'https://www.al.ms.gov.br/',
    'LC de 03/06/2024': LC_2024_MS,
  },
  mt: { 'EC 92/2020 de Mato Grosso': AL_MT, CE: AL_MT },
  pa: { 'EC 77/2019 do Pará': AL_PA },
  pb: { 'EC 46/2020 da Paraíba': AL_PB },
  pe: {
    'Lei 9.807/1986':
      'http://legis.alepe.pe.gov.br/arquivoTexto.aspx?tiponorma=1&numero=9807&complemento=0&ano=1986&tipo=',
  },
  pi: { 'EC 54/2019 do Piauí': AL_PI },
  pr: {
    'EC 45/2019 do Paraná': AL_PR,
    CE: AL_PR,
    'LC 233/2021': LC_233_PR,
    'LC 233/2021 do Paraná': LC_233_PR,
  },
  rj: { 'EC 90/2021 do Rio de Janeiro': AL_RJ, 'EC 94/2022': AL_RJ, 'LC 195/2021': AL_RJ },
  rn: { 'EC 20/2020 do Rio Grande do Norte': AL_RN },
  ro: {
    'EC 146/2021 de Rondônia': 'https://sapl.al.ro.leg.br/norma/9906',
    'LC 1.100/2021': 'https://ditel.casacivil.ro.gov.br/cotel/Livros/Files/LC1100%20-%20COMPILA%C3%87%C3%83O.pdf',
    'LC 432/2008': 'https://ditel.casacivil.ro.gov.br/COTEL/Livros/Files/LC432%20COMPILADA%20REVOGADA.pdf',
  },
  rs: {
    'LC 15.429/2019 do Rio Grande do Sul': AL_RS,
    'LC 15.142/2018': AL_RS,
    'LC 15.453/2020': AL_RS,
    'LC 14.750/2015': AL_RS,
  },
  sc: {
    'LC 773/2021 de Santa Catarina': 'http://leis.alesc.sc.gov.br/html/2021/773_2021_lei_complementar.html',
    'LC 773/2021': 'http://leis.alesc.sc.gov.br/html/2021/773_2021_lei_complementar.html',
    'LC 343/2006': 'http://leis.alesc.sc.gov.br/html/2006/343_2006_lei_complementar.html',
    'LC 412/2008': LC_412_SC,
    'EC 82/2021': 'http://server03.pge.sc.gov.br/LegislacaoEstadual/2021/000082-007-0-2021-001.htm',
  },
  se: { 'LC 338/2019 de Sergipe': AL_SE },
  sp: {
    'LC 1.354/2020 de São Paulo': `${AL_SP}/lei.complementar/2020/lei.complementar-1354-06.03.2020.html`,
    CE: `${AL_SP}/constituicao/1989/compilacao-constituicao-0-05.10.1989.html`,
  },
  to: { 'EC 52/2023 do Tocantins': AL_TO },
  'curitiba-pr': {
    'LC 133/2021 de Curitiba': 'https://www.legisladocexterno.curitiba.pr.gov.br/',
    LO: 'https://www.legisladocexterno.curitiba.pr.gov.br/',
  },
  'florianopolis-sc': {
    LO: 'https://www.cmf.sc.gov.br/',
    'Lei Orgânica de Florianópolis': 'https://www.cmf.sc.gov.br/',
  },
  'fortaleza-ce': { 'LC 298/2021 de Fortaleza': 'https://diariooficial.fortaleza.ce.gov.br/' },
  'jacarei-sp': {
    'LC 117/2022 de Jacareí':
      'https://camarajacarei.legislacaocompilada.com.br/Arquivo/Documents/legislacao/html/C1172022.html',
  },
  'joinville-sc': {
    'LC 571/2021 de Joinville': 'https://www.ipreville.sc.gov.br/pagina/16/regras',
    'ELO 26/2021':
      'https://sei.joinville.sc.gov.br/sei/publicacoes/controlador_publicacoes.php?acao=publicacao_visualizar&id_documento=10000011340350&id_orgao_publicacao=0',
  },
  'manaus-am': { 'LC 27/2025 de Manaus': 'https://sapl.cmm.am.gov.br/norma/8217' },
  'porto-alegre-rs': {
    'Emenda à Lei Orgânica de Porto Alegre de 2021': 'https://legislacao.portoalegre.rs.gov.br/',
    LO: 'https://legislacao.portoalegre.rs.gov.br/',
  },
  'salvador-ba': { 'LC 75/2020 de Salvador': 'https://previdencia.salvador.ba.gov.br/' },
  'sao-paulo-sp': { 'Emenda à Lei Orgânica 41/2021 de São Paulo': 'https://www.saopaulo.sp.leg.br/' },
  'teresina-pi': { 'LC 5.686/2021 de Teresina': 'https://www.teresina.pi.leg.br/' },
  'vitoria-es': {
    'LC 8/2021 de Vitória': 'https://camarasempapel.cmv.es.gov.br/Arquivo/Documents/legislacao/html/C82021.html',
  },
};
