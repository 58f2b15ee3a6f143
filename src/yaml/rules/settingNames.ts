/** The names of settings that a page may have. A text that holds one may hold a second setting. */
export const settingNames: ReadonlySet<string> = new Set(
  `
  accent action address agree align alt amount analytics announcement answer app appStore autocomplete avatar
  avatars background badge base before billing butter button caption cards carousel categories category cells
  chart checklist color colors columns company connects consent consentName contents corners count counting
  currency dark decline demos description dismiss dismissible display displayFiles distance done draft drawing
  duration email enabled enlarge eyebrow feedback field fields file focus fonts form from group groups
  highlight highlights host hours href icon id image images items kind label lang layout lead lilac line lines
  link links listed location logo logoSaysName logos look mayCount menu meta mint monthly motion mp4 muted
  name names navigation next nightLogo no notFound note numbered numbers optional options organization
  ornament others ours page pause peach people periods pictures placeholder places plans platforms play
  playStore points position poster preset previous price privacy proof props provider published question
  questions radius rating recording redirects required role rose rows sample saving scale scheme score
  secondButton sections seed service several shadow showContent showMap shown side since site size skip sky
  slide social socialImage source spacing src steps store stores surface tagline tags terms text textFiles
  thanks theme threshold timezone title to tone track type until url value values version video voices webm
  weight width words year yearly yes
`
    .trim()
    .split(/\s+/),
);
