# Légendes des pages imprimées.

print-caption = { $title } · { $cards } cartes de { $width } × { $height } mm · imprimer en taille réelle (100 %)
print-page = Page { $page } sur { $pages }
