# Captions of printed pages.

print-caption = { $title } · { $cards } cards of { $width } × { $height } mm · print at actual size (100%)
print-page = Page { $page } of { $pages }
