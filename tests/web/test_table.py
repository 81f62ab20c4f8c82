"""Matches in the browser: alone with bots, with others, watched, cut off and back."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from web.conftest import Invite, Server
from web.people import Somebody


def test_play_seats_me_with_bots_at_once(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.goes_home("Anne")
    anne.page.get_by_role("button", name="Jouer à Mü").click()
    expect(anne.seats.filter(has_text="vous")).to_contain_text("Anne")
    assert anne.seats.filter(has_text="bot").count() == anne.seats.count() - 1
    anne.page.reload()
    expect(anne.seats.filter(has_text="vous")).to_contain_text("Anne")
    anne.goes_home()
    mine = anne.page.get_by_role("region", name="Mes tables")
    expect(mine.get_by_role("link", name=re.compile("^Mü .* avec des bots"))).to_be_visible()


def test_a_deal_of_mu_is_played_by_clicking_to_its_score_sheet(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne", seats=4)
    anne.starts()
    anne.plays_to_the_score()
    expect(anne.page.locator("[data-headline]")).to_have_text(
        re.compile(r"^\s*(Contrat (tenu|manqué)|Éclat|Personne)")
    )
    article = anne.page.locator("[data-article-link]").first
    wanted = article.get_attribute("data-article-link")
    article.click()
    expect(anne.page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    expect(anne.page.locator(f'[data-article="{wanted}"]')).to_be_focused()
    anne.page.get_by_role("tab", name="Scores").click()
    expect(anne.page.get_by_role("tabpanel").get_by_role("row")).to_have_count(3)
    anne.page.get_by_role("button", name="Continuer").click()
    expect(anne.page.get_by_text("Donne 2").filter(visible=True)).to_be_visible()


def test_a_match_ends_with_a_winner_and_the_room_remembers(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.page.get_by_text("Options et temps").click()
    anne.page.get_by_label("Limiter le nombre de donnes").fill("1")
    anne.page.keyboard.press("Tab")
    expect(anne.page.get_by_text("La règle dit")).to_be_visible()
    anne.starts()
    anne.plays_to_the_score()
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    anne.page.get_by_role("button", name="Un autre jeu").click()
    anne.page.get_by_role("button", name="Retour à la salle").click()
    expect(anne.page.get_by_role("row").filter(has_text="Anne")).to_contain_text("1")
    anne.page.get_by_role("button", name="Rejouer").click()
    expect(anne.seats.first).to_be_visible()


def test_the_keyboard_is_enough(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.moves.first.focus()
    anne.page.keyboard.press("ArrowRight")
    expect(anne.moves.nth(1)).to_be_focused()
    anne.page.keyboard.press("ArrowLeft")
    chosen = anne.moves.first.get_attribute("data-move")
    anne.page.keyboard.press("Enter")
    expect(anne.page.locator("[aria-labelledby=action] :focus, #action:focus")).to_have_count(1)
    assert chosen is not None


def test_what_is_new_is_announced(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    prompt = anne.page.locator("[data-prompt]").inner_text()
    announcer = anne.page.locator("[data-announcer]")
    expect(announcer).to_have_attribute("aria-live", "polite")
    expect(announcer).to_contain_text(prompt)


def test_two_people_and_a_bot_play_in_two_browsers(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=375)
    invitation = anne.opens_a_room("Anne")
    blaise.follows(invitation, "Blaise")
    assert "/t/" in blaise.page.url
    blaise.sits(2)
    expect(anne.page.get_by_role("listitem").filter(has_text="Blaise").first).to_be_visible()
    anne.starts()
    for person, name in ((anne, "Anne"), (blaise, "Blaise")):
        expect(person.seats).to_have_count(3)
        expect(person.seats.filter(has_text="vous")).to_contain_text(name)
    blaise.takes("Discussion")
    blaise.page.get_by_label("Votre message").fill("Bonsoir <b>!</b>")
    blaise.page.keyboard.press("Enter")
    anne.takes("Discussion")
    expect(anne.page.get_by_role("log")).to_contain_text("Blaise Bonsoir <b>!</b>")
    blaise.lays_the_paper_away()
    for _ in range(6):
        mover = whoever_moves(anne, blaise)
        mover.makes_a_move()


def whoever_moves(*people: Somebody) -> Somebody:
    """Who has a move; where all have passed, both go on to the next deal."""
    for _ in range(200):
        for person in people:
            if person.moves.count() > 0:
                return person
            person.continues_if_asked()
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has a move")


def test_a_reload_finds_everything_as_it_was(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.reads_the_table_in_words()
    before = anne.in_words.all_inner_texts(), anne.offered()
    assert before[0]
    anne.page.reload()
    anne.waits_for_a_turn()
    anne.reads_the_table_in_words()
    assert (anne.in_words.all_inner_texts(), anne.offered()) == before


def test_a_cut_network_comes_back_by_itself_and_loses_no_move(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.page.context.set_offline(True)
    expect(anne.line).to_have_attribute("data-line", "lost")
    expect(anne.line).to_contain_text("Connexion perdue")
    anne.page.locator('[data-move="pass"]').click()
    anne.page.wait_for_timeout(500)
    expect(anne.page.locator('[data-move="pass"]')).to_be_visible()
    anne.page.context.set_offline(False)
    expect(anne.line).to_have_attribute("data-line", "open")
    expect(anne.page.get_by_role("tabpanel")).to_contain_text("Anne passe.")


def test_a_server_that_restarts_finds_its_people_back(somebody: Invite, own_server: Server) -> None:
    anne = somebody("fr", at=own_server)
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.reads_the_table_in_words()
    before = anne.in_words.all_inner_texts()
    assert before
    own_server.stop()
    expect(anne.line).to_have_attribute("data-line", "lost")
    own_server.start()
    expect(anne.line).to_have_attribute("data-line", "open")
    anne.waits_for_a_turn()
    assert anne.in_words.all_inner_texts() == before


def test_a_spectator_sees_what_is_public_and_is_offered_nothing(somebody: Invite) -> None:
    anne, claire = somebody("fr"), somebody("fr")
    invitation = anne.opens_a_room("Anne")
    claire.follows(invitation, "Claire")
    claire.stands_up()
    anne.starts()
    expect(claire.seats).to_have_count(3)
    anne.waits_for_a_turn()
    expect(claire.page.locator("[data-move]")).to_have_count(0)
    expect(claire.page.get_by_role("heading", name="On attend Anne")).to_be_visible()
    expect(claire.seats.filter(has_text="vous")).to_have_count(0)


def test_a_latecomer_takes_a_bots_seat_at_the_next_deal(somebody: Invite) -> None:
    anne, claire = somebody("fr"), somebody("fr")
    claire.follows(anne.opens_a_room("Anne"), "Claire")
    claire.stands_up()
    anne.starts()
    claire.page.get_by_role(
        "button", name=re.compile("^Prendre la place . à la proch")
    ).first.click()
    expect(claire.page.get_by_role("button", name="Continuer à regarder")).to_be_visible()
    expect(anne.seats.filter(has_text="ensuite Claire")).to_have_count(1)
    anne.plays_to_the_score()
    anne.page.get_by_role("button", name="Continuer").click()
    expect(claire.seats.filter(has_text="vous")).to_contain_text("Claire")
    expect(anne.seats.filter(has_text="Claire")).to_have_count(1)


def test_a_refusal_says_why_with_its_article(somebody: Invite) -> None:
    """The page offers legal moves only: on its way out a move is changed into another."""
    anne = somebody("fr")

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "play":
                message["moves"] = ["done"]
            server.send(json.dumps(message))

        route.on_message(pass_on)

    anne.page.route_web_socket("**/ws/**", meddle)
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.page.locator("[data-move=pass]").click()
    refusal = anne.page.get_by_role("alert")
    expect(refusal).to_contain_text("Vous n’avez encore rien misé à ce tour")
    refusal.get_by_role("button", name="Pourquoi ? Lire l’article 3.4").click()
    expect(anne.page.locator('[data-article="mu.3.4"]')).to_be_focused()
    refusal.get_by_role("button", name="Compris").click()
    expect(refusal).to_have_count(0)


def test_an_absent_seat_is_played_by_a_stand_in_and_given_back(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr")

    def hurry(route: WebSocketRoute) -> None:
        """No page offers to wait for one second only; a test does."""
        server = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "configure":
                message["absent_seconds"] = 1
            server.send(json.dumps(message))

        route.on_message(pass_on)

    anne.page.route_web_socket("**/ws/**", hurry)
    blaise.follows(anne.opens_a_room("Anne"), "Blaise")
    blaise.sits(2)
    anne.starts()
    table = blaise.page.url
    blaise.page.goto("/")
    expect(anne.page.get_by_text("Blaise n’est plus là.")).to_be_visible()
    anne.page.get_by_role("button", name="Une doublure").click()
    expect(anne.seats.filter(has_text="Blaise")).to_contain_text("doublure")
    blaise.page.goto(table)
    expect(blaise.seats.filter(has_text="vous")).to_contain_text("Blaise")
    notice = blaise.page.locator("[data-tone=news]")
    expect(notice.get_by_role("button", name="Compris")).to_be_visible()
    expect(anne.seats.filter(has_text="doublure")).to_have_count(0)


def test_who_has_no_seat_is_told_and_takes_one(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=375)
    blaise.follows(anne.opens_a_room("Anne"), "Blaise")
    blaise.stands_up()
    standing = anne.page.get_by_text("Blaise n’a pas pris place")
    expect(standing).to_be_visible()
    blaise.page.get_by_role("button", name="Prendre une place").click()
    expect(blaise.page.get_by_role("button", name="Se lever")).to_be_visible()
    expect(standing).to_have_count(0)


def test_beside_the_table_chat_is_counted_and_the_room_is_open(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr", width=375)
    invitation = anne.opens_a_room("Anne")
    blaise.follows(invitation, "Blaise")
    blaise.sits(2)
    anne.starts()
    blaise.takes("Discussion")
    blaise.page.get_by_label("Votre message").fill("Bonsoir")
    blaise.page.get_by_role("button", name="Envoyer").click()
    tab = anne.page.get_by_role("tab", name="Discussion")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(anne.page.get_by_role("log")).to_contain_text("Bonsoir")
    expect(tab).to_have_text("Discussion")
    anne.takes("Salle")
    assert anne.invitation() == invitation
    anne.page.keyboard.press("Escape")
    expect(anne.page.locator("#action")).to_be_focused()


def test_whoever_is_removed_is_told_so(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr")
    blaise.follows(anne.opens_a_room("Anne"), "Blaise")
    anne.page.get_by_text("Plus", exact=True).click()
    anne.page.get_by_role("button", name="Retirer Blaise de la salle").click()
    anne.page.get_by_role("button", name="Vraiment").click()
    expect(blaise.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()


def test_an_invitation_that_was_renewed_opens_nothing(somebody: Invite) -> None:
    anne, blaise = somebody("fr"), somebody("fr")
    old = anne.opens_a_room("Anne")
    code = anne.page.get_by_role("img", name="Code QR").locator("path")
    drawn = code.get_attribute("d") or ""
    anne.page.get_by_role("button", name="Renouveler le lien").click()
    expect(anne.page.get_by_role("textbox", name="Lien d’invitation")).not_to_have_value(old)
    expect(code).not_to_have_attribute("d", drawn)
    blaise.may_complain = True  # its browser writes down that nothing is there
    blaise.page.goto(old)
    expect(
        blaise.page.get_by_role("heading", name="Ce lien ne mène à aucune salle")
    ).to_be_visible()
    expect(blaise.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()
